import type { ComponentType } from 'react'
import type { RootStore } from '../../app/store-context.ts'
import { AssistantDoor } from '../../shared/assistant/AssistantDoor.ts'
import { loadTexts } from '../../shared/i18n/load-texts.ts'
import { RequestState } from '../../shared/RequestState.ts'

/** Milliseconds that the panel waits for what is to be in it. */
const PROMPT = 100

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
    const [begun, { PanelWithAntd }] = await Promise.all([
      this.#start(),
      import('./panel.ts'),
      this.#loadTexts(),
    ])
    // Rendered once with what is in it, where the server answers promptly.
    await Promise.race([begun.done, new Promise((resolve) => setTimeout(resolve, PROMPT))])
    return PanelWithAntd
  }

  /** Asks the server before the code and texts of the panel are here, which takes far longer than the store's. */
  async #start(): Promise<{ done: Promise<void> }> {
    const { AssistantStore } = await import('./stores/AssistantStore.ts')
    const { isOpen } = this.#root.feature(AssistantDoor)
    return { done: isOpen ? this.#root.feature(AssistantStore).start() : Promise.resolve() }
  }

  async #loadTexts(): Promise<void> {
    const { i18n } = this.#root
    await i18n.loadNamespaces('assistant')
    await loadTexts(i18n, i18n.language, ['assistant'])
  }
}
