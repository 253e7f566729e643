import type { Kysely } from 'kysely'
import { notFound } from '../../platform/app-error.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { ReviewService } from '../review/review.service.ts'
import type { StudySettingsService } from '../review/study-settings.service.ts'
import { keyPointsOf } from './paper.mapper.ts'
import { PaperRepository } from './paper.repository.ts'
import { PaperQuestionRepository, type PaperQuestionRow } from './paper-question.repository.ts'
import { scoreAnswer, totalScore } from './score-answer.ts'

interface ClosingDependencies {
  kysely: Kysely<DB>
  reviews: ReviewService
  studySettings: StudySettingsService
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

  constructor({ kysely, reviews, studySettings }: ClosingDependencies) {
    this.#db = kysely
    this.#reviews = reviews
    this.#settings = studySettings
  }

  /**
   * Closes a paper with what is stored: each answer gets its score, and what was rated enters the review. One that is
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
      const scores = rows.map(toScore)
      await entries.saveScores(id, scores)
      // In the order of their ids, so that two acts on the same cards wait for each other.
      for (const row of rows.toSorted((a, b) => a.question_id - b.question_id)) {
        if (row.rating === null) continue
        const seconds = Math.min(row.seconds, MOST_SECONDS)
        const act = { userId, rating: row.rating, stepId: row.step_id, seconds }
        await this.#reviews.rateWithin(trx, row.question_id, act, moment)
      }
      await papers.close(id, {
        closeTime,
        answeredCount: scores.filter(({ isAnswered }) => isAnswered).length,
        score: totalScore(scores.map(({ score }) => score)),
      })
    })
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

function toScore(row: PaperQuestionRow) {
  const { question_id: questionId, title, answer, rating } = row
  const isAnswered = rating !== null || answer.trim() !== ''
  return {
    questionId,
    isAnswered,
    score: scoreAnswer({ title, answer, rating, isAnswered, keyPoints: keyPointsOf(row) }),
  }
}
