import type { Kysely } from 'kysely'
import { notFound } from '../../platform/app-error.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { ReviewService } from '../review/review.service.ts'
import type { StudySettingsService } from '../review/study-settings.service.ts'
import { PaperRepository } from './paper.repository.ts'
import type { PaperJudgingService } from './paper-judging.service.ts'
import { PaperQuestionRepository, type PaperQuestionRow } from './paper-question.repository.ts'

interface ClosingDependencies {
  kysely: Kysely<DB>
  reviews: ReviewService
  studySettings: StudySettingsService
  judging: PaperJudgingService
}

/** The longest time that a self-rating says it took, in seconds. */
const MOST_SECONDS = 3600
/** How many papers are read at once to be closed. */
const BATCH = 100

/** Ends papers: when they are handed in, or when their time is up. */
export class PaperClosingService {
  readonly #db: Kysely<DB>
  readonly #reviews: ReviewService
  readonly #settings: StudySettingsService
  readonly #judging: PaperJudgingService

  constructor({ kysely, reviews, studySettings, judging }: ClosingDependencies) {
    this.#db = kysely
    this.#reviews = reviews
    this.#settings = studySettings
    this.#judging = judging
  }

  /**
   * Closes a paper with what is stored: what was rated enters the review, and each answer gets its score. One that is
   * closed stays as it is. @throws AppError 40400
   */
  async close(userId: number, id: number): Promise<void> {
    const known = await new PaperRepository(this.#db).find(userId, id)
    if (!known) throw notFound()
    const closeTime = new Date(Math.min(Date.now(), known.deadline_time.getTime()))
    const moment = await this.#settings.momentOf(userId, closeTime)
    await this.#db.transaction().execute(async (trx) => {
      const papers = new PaperRepository(trx)
      const paper = await papers.lock(userId, id)
      if (!paper || paper.close_time) return
      const entries = new PaperQuestionRepository(trx)
      const rows = await entries.list(id)
      const answered = rows.filter(isAnswered).map(({ question_id }) => question_id)
      await entries.setAnswered(id, answered)
      // In the order of their ids, so that two acts on the same cards wait for each other.
      for (const row of rows.toSorted((a, b) => a.question_id - b.question_id)) {
        if (row.rating === null) continue
        const seconds = Math.min(row.seconds, MOST_SECONDS)
        const act = { userId, rating: row.rating, stepId: row.step_id, seconds }
        await this.#reviews.rateWithin(trx, row.question_id, act, moment)
      }
      await papers.close(id, { closeTime, answeredCount: answered.length })
    })
    await this.#judging.judge(id)
  }

  /** Closes the user's paper if its time is up. Whoever asks for papers finds them so. */
  async closeOverdue(userId: number): Promise<void> {
    const open = await new PaperRepository(this.#db).findOpen(userId)
    if (open && open.deadline_time <= new Date()) await this.close(userId, open.id)
  }

  /** Closes the papers whose time is up, though nobody asks for them. */
  async closeAllOverdue(): Promise<void> {
    const papers = new PaperRepository(this.#db)
    for (;;) {
      const overdue = await papers.listOverdue(new Date(), BATCH)
      for (const { user_id, id } of overdue) await this.close(user_id, id)
      if (overdue.length < BATCH) return
    }
  }
}

const isAnswered = ({ rating, answer }: PaperQuestionRow) => rating !== null || answer.trim() !== ''
