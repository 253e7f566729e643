import type { Logger } from '../../platform/log.ts'
import type { QuestionRepository } from './question.repository.ts'

const FLUSH_MILLISECONDS = 500

/** Gathers visits and writes them in one statement, so that reading a question writes nothing itself. */
export class VisitRecorder {
  readonly #questions: QuestionRepository
  readonly #log: Logger
  #waiting = new Map<string, { userId: number; questionId: number; time: Date }>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(questions: QuestionRepository, log: Logger) {
    this.#questions = questions
    this.#log = log
  }

  record(userId: number, questionId: number): void {
    this.#waiting.set(`${userId}:${questionId}`, { userId, questionId, time: new Date() })
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MILLISECONDS)
  }

  /** Writes what is waiting; resolves when it is written. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const visits = [...this.#waiting.values()]
    this.#waiting = new Map()
    if (visits.length > 0) {
      this.#writing = this.#writing
        .then(() => this.#questions.recordVisits(visits))
        .catch((error: unknown) =>
          this.#log.warn({ err: error, visits: visits.length }, 'visits were not recorded'),
        )
    }
    return this.#writing
  }
}
