import type { ChapterSummary, KnowledgePointSummary } from '@app/contract/chapter/schemas'
import { makeAutoObservable } from 'mobx'
import { RequestState } from '../../shared/RequestState.ts'
import type { RootStore } from '../../shared/root/store-context.ts'

/** The learning path, and where the user goes on. */
export class PathStore {
  readonly chapters = new RequestState<ChapterSummary[]>()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this, { chapters: false }, { autoBind: true })
  }

  load(): Promise<void> {
    return this.chapters.run((signal) => this.#root.api.chapter.list({}, { signal }))
  }

  get points(): KnowledgePointSummary[] {
    return (this.chapters.value ?? []).flatMap(({ points }) => points)
  }

  get learnedCount(): number {
    return this.points.filter(({ isLearned }) => isLearned).length
  }

  /** The first point of the path that is not learned; undefined when all are. */
  get next(): KnowledgePointSummary | undefined {
    return this.points.find(({ isLearned }) => !isLearned)
  }

  /** The chapter that {@link next} stands in. */
  get currentChapterId(): number | undefined {
    return this.chapters.value?.find(({ points }) => points.some(({ id }) => id === this.next?.id))?.id
  }
}
