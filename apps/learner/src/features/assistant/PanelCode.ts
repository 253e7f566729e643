import type { ComponentType } from 'react'
import type { RootStore } from '../../app/store-context.ts'
import { AssistantDoor } from '../../shared/assistant/AssistantDoor.ts'
import { loadTexts } from '../../shared/i18n/load-texts.ts'
import { RequestState } from '../../shared/RequestState.ts'

/** The code and texts of the panel, far more than those of a page: fetched when they are about to be needed. */
export class PanelCode {
  readonly component = new RequestState<ComponentType>()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
  }

  /** Fetches what is not here yet. */
  async load(): Promise<void> {
    const { status } = this.component
    if (status === 'idle' || status === 'failed') await this.component.run(() => this.#fetch())
  }

  async #fetch(): Promise<ComponentType> {
    const [{ PanelWithAntd }] = await Promise.all([import('./panel.ts'), this.#start()])
    return PanelWithAntd
  }

  /** Asks the server before the code of the panel is here, which takes far longer than the store's. */
  async #start(): Promise<void> {
    const { i18n } = this.#root
    const texts = i18n.loadNamespaces('assistant').then(() => loadTexts(i18n, i18n.language, ['assistant']))
    const [{ AssistantStore }] = await Promise.all([import('./stores/AssistantStore.ts'), texts])
    if (this.#root.feature(AssistantDoor).isOpen) void this.#root.feature(AssistantStore).start()
  }
}
