import type { Logger } from '../../platform/log.ts'
import type { QuestionCountService } from '../content/item/question-count.service.ts'
import type { Visit, VisitRepository } from './visit.repository.ts'

const VISIT_MILLISECONDS = 500
/** A view count stands in many indexes: views are gathered, so that a question much read is written once for many. */
const VIEW_MILLISECONDS = 30_000

/** Gathers visits and writes them together, so that reading a question writes nothing itself. */
export class VisitRecorder {
  readonly #repository: VisitRepository
  readonly #counts: QuestionCountService
  readonly #log: Logger
  #visits = new Map<string, Visit>()
  #views = new Map<number, number>()
  #visitTimer: NodeJS.Timeout | undefined
  #viewTimer: NodeJS.Timeout | undefined
  /** Writes wait for one another. */
  #writing: Promise<void> = Promise.resolve()

  constructor(repository: VisitRepository, counts: QuestionCountService, log: Logger) {
    this.#repository = repository
    this.#counts = counts
    this.#log = log
  }

  record(userId: number, questionId: number): void {
    this.#visits.set(`${userId}:${questionId}`, { userId, questionId, time: new Date() })
    this.#visitTimer ??= setTimeout(() => void this.#flushVisits(), VISIT_MILLISECONDS)
    this.#viewTimer ??= setTimeout(() => void this.#flushViews(), VIEW_MILLISECONDS)
  }

  /** Writes what is waiting; resolves when it is written. */
  async flush(): Promise<void> {
    await this.#flushVisits()
    await this.#flushViews()
  }

  #flushVisits(): Promise<void> {
    clearTimeout(this.#visitTimer)
    this.#visitTimer = undefined
    const visits = [...this.#visits.values()]
    this.#visits = new Map()
    return this.#write(visits.length, async () => {
      for (const id of await this.#repository.record(visits))
        this.#views.set(id, (this.#views.get(id) ?? 0) + 1)
    })
  }

  #flushViews(): Promise<void> {
    clearTimeout(this.#viewTimer)
    this.#viewTimer = undefined
    const views = this.#views
    this.#views = new Map()
    return this.#write(views.size, () => this.#counts.addViews(views))
  }

  #write(count: number, write: () => Promise<void>): Promise<void> {
    if (count > 0) {
      this.#writing = this.#writing
        .then(write)
        .catch((error: unknown) => this.#log.warn({ err: error, count }, 'visits were not recorded'))
    }
    return this.#writing
  }
}
