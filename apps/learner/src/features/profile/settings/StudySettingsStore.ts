import type { MessageSettings } from '@app/contract/message/schemas'
import type { MessageChannel, MessageKind } from '@app/contract/message/values'
import type { StudySettings } from '@app/contract/review/schemas'
import { makeAutoObservable } from 'mobx'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { Toggle } from '../../../shared/stores/Toggle.ts'

/** How the user learns, and how they are told of what happens. */
export class StudySettingsStore {
  readonly study = new RequestState<StudySettings>()
  readonly messages = new RequestState<MessageSettings>()
  readonly #toggle = new Toggle()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this, { study: false, messages: false }, { autoBind: true })
  }

  async load(): Promise<void> {
    const { review, message } = this.#root.api
    await Promise.all([
      this.study.run((signal) => review.settings({}, { signal })),
      this.messages.run((signal) => message.preferences({}, { signal })),
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

  /** How they are told of a kind; shown at once, and back when it was not stored. */
  async setMessage(kind: MessageKind, channel: MessageChannel): Promise<void> {
    const from = this.messages.value?.[kind]
    if (from === undefined) return
    await this.#toggle.set(kind, {
      from,
      to: channel,
      show: (shown) => this.messages.update((all) => ({ ...all, [kind]: shown })),
      save: () => this.#root.api.message.updatePreferences({ [kind]: channel }),
    })
  }
}
