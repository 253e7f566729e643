import { Code } from '@app/contract/common/envelope'
import type { Check } from '@app/contract/key-point/values'
import type { CheckedPaper, PaperPoint, PaperResult } from '@app/contract/paper/schemas'
import { PASS_SCORE } from '@app/contract/paper/values'
import type { Rating } from '@app/contract/review/values'
import type { Kysely, Transaction } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../platform/app-error.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import { assumePoint, checkPoint } from '../../platform/recognition/answer-points.ts'
import type { QuestionOutlookService } from '../review/question-outlook.service.ts'
import type { ReviewService } from '../review/review.service.ts'
import type { StudySettingsService } from '../review/study-settings.service.ts'
import { toResult } from './paper.mapper.ts'
import { PaperRepository, type PaperRow } from './paper.repository.ts'
import type { PaperClosingService } from './paper-closing.service.ts'
import { type PaperJudgingService, toAnswered } from './paper-judging.service.ts'
import { PaperQuestionRepository, type PaperQuestionRow } from './paper-question.repository.ts'
import { scoreAnswer, totalOf } from './score-answer.ts'

interface ResultDependencies {
  kysely: Kysely<DB>
  reviews: ReviewService
  questionOutlooks: QuestionOutlookService
  studySettings: StudySettingsService
  closing: PaperClosingService
  judging: PaperJudgingService
}

interface ResultRating {
  id: number
  questionId: number
  rating: Rating
  stepId: string
}

interface ResultCheck {
  id: number
  questionId: number
  /** From 0. */
  point: number
  /** Null takes the check back. */
  check: Check | null
  /** One's own words for it; undefined: those that were found. */
  passage?: PaperPoint['passage'] | undefined
}

/** Papers once they are closed: what they came to, and what follows from it. */
export class PaperResultService {
  readonly #deps: ResultDependencies
  readonly #papers: PaperRepository

  constructor(deps: ResultDependencies) {
    this.#deps = deps
    this.#papers = new PaperRepository(deps.kysely)
  }

  /** @throws AppError 40400, or 40900 while the paper is open */
  async get(userId: number, id: number): Promise<PaperResult> {
    await this.#deps.closing.closeOverdue(userId)
    await this.#judge(userId, id)
    const row = await this.#papers.find(userId, id)
    if (!row?.close_time) throw notFound()
    const [questions, previousScore] = await Promise.all([
      new PaperQuestionRepository(this.#deps.kysely).list(id),
      this.#papers.findPreviousScore(userId, row.create_time),
    ])
    return toResult(row, row.close_time, questions, previousScore)
  }

  /** Rates a question beside its answer: in the paper, and for its review. @throws AppError 40400, 40900 while the paper is open */
  async rate(
    userId: number,
    { id, questionId, rating, stepId }: ResultRating,
  ): Promise<{ score: number | null }> {
    const { kysely, reviews, studySettings } = this.#deps
    await this.#judge(userId, id)
    const moment = await studySettings.momentOf(userId)
    return kysely.transaction().execute(async (trx) => {
      const paper = await lockClosed(trx, userId, id)
      const entries = new PaperQuestionRepository(trx)
      const rows = await entries.list(id)
      const row = rows.find(({ question_id }) => question_id === questionId)
      if (!row) throw notFound()
      const isNew = await reviews.rateWithin(trx, questionId, { userId, rating, stepId, seconds: 0 }, moment)
      if (!isNew) return { score: paper.score }
      row.rating = rating
      row.score = scoreAnswer(toAnswered(row))
      await entries.rate(id, questionId, rating, row.score)
      const total = totalOf(rows.map(toAnswered))
      await new PaperRepository(trx).saveTotal(id, total)
      return { score: total.score }
    })
  }

  /** Says of a point whether it was said right. @throws AppError 40400, 40000, 40900 while the paper is open */
  check(userId: number, { id, questionId, point, check, passage }: ResultCheck): Promise<CheckedPaper> {
    return this.#change(userId, id, (rows) => {
      const row = rows.find(({ question_id }) => question_id === questionId)
      if (!row) throw notFound()
      const known = row.points?.[point]
      if (!known) throw fieldRefused(Code.badParameters, 'point', 'notAllowed')
      if (passage && !(passage.start >= 0 && passage.start < passage.end && passage.end <= row.answer.length))
        throw fieldRefused(Code.badParameters, 'passage', 'notAllowed')
      row.points = row.points?.with(point, checkPoint(known, check, passage)) ?? null
      return [row]
    })
  }

  /** Takes all that was mentioned and not checked as right, or takes that back. @throws AppError 40400, 40900 while the paper is open */
  assume(userId: number, id: number, isAssumed: boolean): Promise<CheckedPaper> {
    return this.#change(userId, id, (rows) => {
      for (const row of rows) row.points = row.points?.map((point) => assumePoint(point, isAssumed)) ?? null
      return rows.filter(({ points }) => points !== null && points.length > 0)
    })
  }

  /** Puts what was missed into the review. @returns how many questions @throws AppError 40400, 40900 while the paper is open */
  async reviewMissed(userId: number, id: number): Promise<number> {
    const { kysely, questionOutlooks, studySettings } = this.#deps
    await this.#judge(userId, id)
    const moment = await studySettings.momentOf(userId)
    return kysely.transaction().execute(async (trx) => {
      await lockClosed(trx, userId, id)
      const rows = await new PaperQuestionRepository(trx).list(id)
      const missed = rows.filter(({ score }) => score !== null && score < PASS_SCORE)
      const questionIds = missed.map(({ question_id }) => question_id)
      await questionOutlooks.makeDue(trx, userId, questionIds, moment)
      return missed.length
    })
  }

  async #change(
    userId: number,
    id: number,
    change: (rows: readonly PaperQuestionRow[]) => PaperQuestionRow[],
  ): Promise<CheckedPaper> {
    await this.#judge(userId, id)
    return this.#deps.kysely.transaction().execute(async (trx) => {
      await lockClosed(trx, userId, id)
      const entries = new PaperQuestionRepository(trx)
      const rows = await entries.list(id)
      const changed = change(rows)
      for (const row of changed) row.score = scoreAnswer(toAnswered(row))
      await entries.saveJudged(id, changed.map(toJudged))
      const total = totalOf(rows.map(toAnswered))
      await new PaperRepository(trx).saveTotal(id, total)
      return {
        ...total,
        questions: rows.map(({ question_id: questionId, score }) => ({ questionId, score })),
      }
    })
  }

  /** @throws AppError 40400, or 40900 while the paper is open */
  async #judge(userId: number, id: number): Promise<void> {
    const row = await this.#papers.find(userId, id)
    if (!row) throw notFound()
    if (!row.close_time) throw new AppError(Code.conflict, 'paperNotClosed')
    await this.#deps.judging.judge(id)
  }
}

async function lockClosed(trx: Transaction<DB>, userId: number, id: number): Promise<PaperRow> {
  const paper = await new PaperRepository(trx).lock(userId, id)
  if (!paper) throw notFound()
  if (!paper.close_time) throw new AppError(Code.conflict, 'paperNotClosed')
  return paper
}

const toJudged = ({ question_id: questionId, score, points, rules }: PaperQuestionRow) => ({
  questionId,
  score,
  points: points ?? [],
  rules,
})
