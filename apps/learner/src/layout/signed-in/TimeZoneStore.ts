import type { StudySettings } from '@app/contract/review/schemas'
import { makeAutoObservable, runInAction } from 'mobx'
import { deviceTimeZone, isSameZone } from '../../features/review/parts/device-time-zone.ts'
import { warn } from '../../shared/log.ts'
import type { RootStore } from '../../shared/root/store-context.ts'

/** The zone that this browser has been asked about. */
const keyOf = (userId: number) => `time-zone:${userId}`

/** By which zone the user's days are told: the device's at the first sign-in, and what they say when it changes. */
export class TimeZoneStore {
  /** Asked about: the device is where the user's days are not told by. */
  question: { device: string; stored: string } | null = null
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Looks once for each zone that the device is in. A failure is only logged, and looked at again next time. */
  async check(userId: number): Promise<void> {
    const device = deviceTimeZone()
    if (this.#root.storage.getItem(keyOf(userId)) === device) return
    try {
      const settings = await this.#root.api.review.settings({}, { quiet: true })
      const stored = settings.timeZone
      if (stored !== null && !isSameZone(stored, device)) {
        runInAction(() => (this.question = { device, stored }))
        return
      }
      if (stored === null) await this.#store(settings, device)
      this.#root.storage.setItem(keyOf(userId), device)
    } catch (error) {
      warn('time zone not told', error)
    }
  }

  /** The user goes on by the zone they had, or by the device's. */
  async answer(userId: number, isTaken: boolean): Promise<void> {
    const { question } = this
    if (!question) return
    if (isTaken && !(await this.#take(question.device))) return
    this.#root.storage.setItem(keyOf(userId), question.device)
    runInAction(() => (this.question = null))
  }

  /** @returns whether it is stored; if not, the user was told why */
  async #take(device: string): Promise<boolean> {
    try {
      const { review } = this.#root.api
      await review.updateSettings({ ...(await review.settings({})), timeZone: device })
      return true
    } catch {
      return false
    }
  }

  async #store(settings: StudySettings, timeZone: string): Promise<void> {
    await this.#root.api.review.updateSettings({ ...settings, timeZone }, { quiet: true })
  }
}
