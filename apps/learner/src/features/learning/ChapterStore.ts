import type { ChapterDetail } from '@app/contract/chapter/schemas'
import { RequestState } from '../../shared/RequestState.ts'
import type { RootStore } from '../../shared/root/store-context.ts'

/** One chapter of the learning path. */
export class ChapterStore {
  readonly chapter = new RequestState<ChapterDetail>()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
  }

  readonly load = async (id: number): Promise<void> => {
    if (this.chapter.value?.id !== id) this.chapter.reset()
    await this.chapter.run((signal) => this.#root.api.chapter.get({ id }, { signal }))
  }
}
