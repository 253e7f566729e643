import type { KnowledgePointDetail, RecallQuestion } from '@app/contract/knowledge-point/schemas'
import type { Rating } from '@app/contract/review/values'
import { makeAutoObservable, runInAction } from 'mobx'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { Toggle } from '../../../shared/stores/Toggle.ts'
import { NoteEditor } from '../../problems/parts/note/NoteEditor.ts'
import { PathStore } from '../PathStore.ts'

/** A knowledge point being read: where the reader is, what they answered, and whether they have learned it. */
export class KnowledgePointStore {
  readonly detail = new RequestState<KnowledgePointDetail>()
  /** Recall questions whose answers are shown. */
  revealed: readonly number[] = []
  note: NoteEditor | null = null
  /** The point that was asked for last. */
  #wanted = 0
  readonly #toggle = new Toggle()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this, { detail: false }, { autoBind: true })
  }

  async load(id: number): Promise<void> {
    if (this.detail.value?.id !== id) this.detail.reset()
    this.#wanted = id
    this.revealed = []
    this.note = null
    const path = this.#root.feature(PathStore).along()
    await Promise.all([
      this.detail.run((signal) => this.#root.api.knowledgePoint.get({ id, path }, { signal })),
      this.#loadNote(id),
    ])
  }

  /** A note that did not come is not shown as none: one would write over it. */
  async #loadNote(id: number): Promise<void> {
    const saved = await this.#root.api.note.getOfPoint({ knowledgePointId: id }).catch(() => undefined)
    if (saved === undefined || this.#wanted !== id) return
    runInAction(() => {
      this.note = new NoteEditor(this.#root, { type: 'knowledgePoint', id }, saved)
    })
  }

  reveal(recallQuestionId: number): void {
    this.revealed = [...this.revealed, recallQuestionId]
  }

  /** Keeps how far the text of a point was read, quietly: nothing is lost but the place. */
  async saveReadingPosition(id: number, readingPosition: number): Promise<void> {
    try {
      await this.#root.api.knowledgePoint.read({ id, readingPosition }, { quiet: true })
    } catch {
      return
    }
    this.#change(id, (point) => ({ ...point, readingPosition }))
  }

  async toggleLearned(): Promise<void> {
    const point = this.detail.value
    if (!point) return
    const { id, isLearned } = point
    await this.#toggle.set(`learned:${id}`, {
      from: isLearned,
      to: !isLearned,
      show: (shown) => this.#change(id, (value) => withLearned(value, shown)),
      save: () => this.#root.api.knowledgePoint.learn({ id, isLearned: !isLearned }),
    })
  }

  /** Stores a self-rating; with the last one known the point is learned. */
  async rate({ id: recallQuestionId, rating: from }: RecallQuestion, to: Rating): Promise<void> {
    const point = this.detail.value
    if (!point) return
    const { id } = point
    await this.#toggle.set<Rating | null>(`recall:${recallQuestionId}`, {
      from,
      to,
      show: (rating) =>
        this.#change(id, (value) => ({
          ...value,
          recall: value.recall.map((item) => (item.id === recallQuestionId ? { ...item, rating } : item)),
        })),
      save: async () => {
        const { isLearned } = await this.#root.api.review.rateRecall({ recallQuestionId, rating: to })
        this.#change(id, (value) => withLearned(value, isLearned))
      },
    })
  }

  /** Another point may be shown by the time an answer is here. */
  #change(id: number, change: (point: KnowledgePointDetail) => KnowledgePointDetail): void {
    this.detail.update((point) => (point.id === id ? change(point) : point))
  }
}

/** The point as it is once it is learned or not, in its chapter's list too. */
function withLearned(point: KnowledgePointDetail, isLearned: boolean): KnowledgePointDetail {
  const points = point.chapter.points.map((one) => (one.id === point.id ? { ...one, isLearned } : one))
  return { ...point, isLearned, chapter: { ...point.chapter, points } }
}
