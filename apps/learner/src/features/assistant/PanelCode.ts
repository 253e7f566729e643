import { when } from 'mobx'
import type { ComponentType } from 'react'
import { AssistantDoor } from '../../shared/assistant/AssistantDoor.ts'
import { loadTexts } from '../../shared/i18n/load-texts.ts'
import { RequestState } from '../../shared/RequestState.ts'
import type { RootStore } from '../../shared/root/store-context.ts'
import { WIDE_SCREEN } from './wide-screen.ts'

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

  /** Fetches it without being asked for, part by part, each when nothing else is going on: a slow phone would notice all at once. */
  async preload(): Promise<void> {
    const parts = [
      () => import('./stores/AssistantStore.ts'),
      () => import('@app/ui/markdown'),
      () => import('@ant-design/x/es/bubble'),
      () => this.load(),
    ]
    for (const fetchPart of parts) {
      await idleMoment()
      // What fails here is asked for again when the drawer opens.
      await fetchPart().catch(() => {})
    }
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

  /**
   * Asks the server as soon as the drawer is open: before the code and texts of the panel are here, which takes far
   * longer than the store's, and before the panel is rendered.
   *
   * @returns `done`: when there is something to show
   */
  async #start(): Promise<{ done: Promise<void> }> {
    const { AssistantStore } = await import('./stores/AssistantStore.ts')
    const door = this.#root.feature(AssistantDoor)
    const store = this.#root.feature(AssistantStore)
    store.toggleSidebar(window.matchMedia(WIDE_SCREEN).matches)
    let done = Promise.resolve()
    when(
      () => door.isOpen,
      () => {
        const started = store.start()
        // The last chat is there at once.
        if (!store.conversations.selected) done = started
      },
    )
    return { done }
  }

  async #loadTexts(): Promise<void> {
    const { i18n } = this.#root
    await i18n.loadNamespaces('assistant')
    await loadTexts(i18n, i18n.language, ['assistant'])
  }
}

/** Safari knows none; there it waits for the finger on the button. */
function idleMoment(): Promise<unknown> {
  return new Promise((resolve) => window.requestIdleCallback?.(resolve))
}
