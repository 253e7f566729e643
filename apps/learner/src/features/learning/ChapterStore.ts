import type { ChapterDetail } from '@app/contract/chapter/schemas'
import { RequestState } from '../../shared/RequestState.ts'
import type { RootStore } from '../../shared/root/store-context.ts'
import { PathStore } from './PathStore.ts'

/** One chapter of the learning path. */
export class ChapterStore {
  readonly chapter = new RequestState<ChapterDetail>()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
  }

  readonly load = async (id: number): Promise<void> => {
    if (this.chapter.value?.id !== id) this.chapter.reset()
    const path = this.#root.feature(PathStore).along()
    await this.chapter.run((signal) => this.#root.api.chapter.get({ id, path }, { signal }))
  }
}
