import type { ChapterSummary, KnowledgePointSummary } from '@app/contract/chapter/schemas'
import { chapterLimits, chaptersOn, listPaths, pathOfRole } from '@app/contract/chapter/values'
import type { Plan } from '@app/contract/plan/schemas'
import { makeAutoObservable } from 'mobx'
import { RequestState } from '../../shared/RequestState.ts'
import type { RootStore } from '../../shared/root/store-context.ts'

/** Where the path that was chosen last is kept. */
const CHOSEN = 'learningPath'

/** The learning paths: the one that is shown, and where the user goes on. */
export class PathStore {
  /** The chapters of every path. */
  readonly all = new RequestState<ChapterSummary[]>()
  /** Says which role one prepares for; never requested for a guest. */
  readonly plan = new RequestState<Plan | null>()
  /** The path that the address names. */
  asked: string | undefined
  /** The path that was chosen last on this device; known once the page is taken over from the server. */
  chosen: string | undefined
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this, { all: false, plan: false }, { autoBind: true })
  }

  load(asked?: string): Promise<void> {
    this.asked = asked
    return this.all.run((signal) => this.#root.api.chapter.list({}, { signal }))
  }

  /** Learns which path is the user's: what the server rendered is the same for everybody. */
  async recall(): Promise<void> {
    this.chosen = this.#readChosen()
    const { api, session } = this.#root
    if (this.chosen === undefined && session.isLoggedIn)
      await this.plan.run((signal) => api.plan.get({}, { signal, quiet: true }))
  }

  choose(path: string): void {
    this.#root.storage.setItem(CHOSEN, path)
    this.chosen = path
  }

  get paths(): string[] {
    return listPaths(this.all.value ?? [])
  }

  /** The path that is shown; undefined while no chapter names one. */
  get path(): string | undefined {
    const { asked, chosen, paths } = this
    const ofRole = pathOfRole(this.plan.value?.settings.role ?? '', paths)
    return [asked, chosen, ofRole].find((path) => path !== undefined && paths.includes(path)) ?? paths[0]
  }

  /** The path that is gone along on other pages; undefined: none in particular. */
  along(): string | undefined {
    return this.all.value ? this.path : this.#readChosen()
  }

  /** The chapters of the path; undefined before they are loaded. */
  get chapters(): ChapterSummary[] | undefined {
    return this.all.value && chaptersOn(this.path, this.all.value)
  }

  get points(): KnowledgePointSummary[] {
    return (this.chapters ?? []).flatMap(({ points }) => points)
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
    return this.chapters?.find(({ points }) => points.some(({ id }) => id === this.next?.id))?.id
  }

  #readChosen(): string | undefined {
    return this.#root.storage.getItem(CHOSEN)?.slice(0, chapterLimits.path) || undefined
  }
}
