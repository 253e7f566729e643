import type { ComponentType } from 'react'
import { loadTexts } from '../../../shared/i18n/load-texts.ts'
import { importCode } from '../../../shared/import-code.ts'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'

/** The code and texts of the panel, which weigh more than a page: they are fetched when they are about to be needed. */
export class LazyPanel {
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
    const code = importCode(() => import('./PanelWithAntd.tsx'))
    const [{ PanelWithAntd }] = await Promise.all([code, this.#loadTexts()])
    return PanelWithAntd
  }

  async #loadTexts(): Promise<void> {
    const { i18n } = this.#root
    await i18n.loadNamespaces('assistant')
    await loadTexts(i18n, i18n.language, ['assistant'])
  }
}
