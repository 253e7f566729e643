import type { MessageKind, StudySettings } from '@app/contract'
import { makeAutoObservable } from 'mobx'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { Toggle } from '../../../shared/stores/Toggle.ts'

/** How the user learns, and which messages they do not want. */
export class StudySettingsStore {
  readonly study = new RequestState<StudySettings>()
  readonly messagesOff = new RequestState<readonly MessageKind[]>()
  readonly #toggle = new Toggle()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this, { study: false, messagesOff: false }, { autoBind: true })
  }

  async load(): Promise<void> {
    const { review, message } = this.#root.api
    await Promise.all([
      this.study.run((signal) => review.settings({}, { signal })),
      this.messagesOff.run(async (signal) => (await message.preferences({}, { signal })).off),
    ])
  }

  /** @returns whether they are stored; if not, the user is told why */
  async saveStudy(settings: StudySettings): Promise<boolean> {
    try {
      this.study.set(await this.#root.api.review.updateSettings(settings))
      return true
    } catch {
      return false
    }
  }

  /** Turns a kind of message on or off; shown at once, and back when it was not stored. */
  async setMessage(kind: MessageKind, isOn: boolean): Promise<void> {
    const from = this.messagesOff.value
    if (!from) return
    const to = isOn ? from.filter((other) => other !== kind) : [...from, kind]
    await this.#toggle.set('messages', {
      ...{ from, to },
      show: (off) => this.messagesOff.update(() => off),
      save: () => this.#root.api.message.updatePreferences({ off: [...to] }),
    })
  }
}
