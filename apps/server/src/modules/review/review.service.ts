import { randomUUID } from 'node:crypto'
import { Code } from '@app/contract/common/envelope'
import type { ReviewQueue } from '@app/contract/review/schemas'
import type { Rating } from '@app/contract/review/values'
import type { Kysely, Transaction } from 'kysely'
import { AppError, notFound } from '../../platform/app-error.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { ProgressService } from '../learning/progress.service.ts'
import type { MasteryService } from '../practice/mastery.service.ts'
import type { QuestionService } from '../question/read/question.service.ts'
import { type CardRow, ReviewCardRepository, type Subject } from './review-card.repository.ts'
import { ReviewLogRepository } from './review-log.repository.ts'
import type { ReviewQueueService } from './review-queue.service.ts'
import { schedule } from './scheduler.ts'
import type { Moment, StudySettingsService } from './study-settings.service.ts'

interface ReviewDependencies {
  db: Kysely<DB>
  questions: QuestionService
  masteries: MasteryService
  progress: ProgressService
  queue: ReviewQueueService
  settings: StudySettingsService
}

export interface Act {
  userId: number
  rating: Rating
  stepId: string
  seconds: number
}

export interface Answer extends Act {
  cardId: number
  /** Of the card the learner looked at. */
  version: number
  /** Cards the learner's screen holds. */
  held: readonly number[]
}

/** Self-ratings: each changes a card, the mastery of its question and the log, all or nothing. */
export class ReviewService {
  readonly #db: Kysely<DB>
  readonly #questions: QuestionService
  readonly #masteries: MasteryService
  readonly #progress: ProgressService
  readonly #queue: ReviewQueueService
  readonly #settings: StudySettingsService

  constructor({ db, questions, masteries, progress, queue, settings }: ReviewDependencies) {
    this.#db = db
    this.#questions = questions
    this.#masteries = masteries
    this.#progress = progress
    this.#queue = queue
    this.#settings = settings
  }

  /** Rates a question wherever it is practised; it is reviewed from then on. @throws AppError 40400 */
  async rateQuestion(
    userId: number,
    {
      questionId,
      rating,
      stepId = randomUUID(),
    }: { questionId: number; rating: Rating; stepId?: string | undefined },
  ): Promise<{ mastery: Rating; lastRatedTime: string }> {
    await this.#questions.requireQuestion(questionId)
    const moment = await this.#settings.momentOf(userId)
    const act = { userId, rating, stepId, seconds: 0 }
    await this.#db.transaction().execute((trx) => this.rateWithin(trx, questionId, act, moment))
    return { mastery: rating, lastRatedTime: moment.now.toISOString() }
  }

  /** Rates a recall question beside its knowledge point; it is reviewed from then on. @throws AppError 40400 */
  async rateRecall(
    userId: number,
    recallQuestionId: number,
    rating: Rating,
  ): Promise<{ isLearned: boolean }> {
    await this.#progress.requireRecall(recallQuestionId)
    const subject: Subject = { userId, subjectType: 'recall', subjectId: recallQuestionId }
    const moment = await this.#settings.momentOf(userId)
    const act = { userId, rating, stepId: randomUUID(), seconds: 0 }
    const rated = await this.#db.transaction().execute((trx) => this.#rateSubject(trx, subject, act, moment))
    return rated ?? { isLearned: false }
  }

  /**
   * Rates a published question as part of what the caller's transaction does.
   * @returns false when that step was taken before: then nothing happens
   */
  async rateWithin(trx: Transaction<DB>, questionId: number, act: Act, moment: Moment): Promise<boolean> {
    const subject: Subject = { userId: act.userId, subjectType: 'question', subjectId: questionId }
    return (await this.#rateSubject(trx, subject, act, moment)) !== null
  }

  /** Puts a question among the new cards. One that is reviewed already stays as it is. @throws AppError 40400 */
  async addQuestion(userId: number, questionId: number): Promise<void> {
    await this.#questions.requireQuestion(questionId)
    const { now, today } = await this.#settings.momentOf(userId)
    const subject: Subject = { userId, subjectType: 'question', subjectId: questionId }
    await new ReviewCardRepository(this.#db).insertIfAbsent(subject, { due_at: now, due_day: today })
  }

  /**
   * Rates a card in a sitting. The same step counts once, however often it is sent.
   * @throws AppError 40400, or 40900 with what comes next when the card was rated elsewhere meanwhile
   */
  async answer({ cardId, version, held, ...act }: Answer): Promise<ReviewQueue> {
    const { userId } = act
    const moment = await this.#settings.momentOf(userId)
    const isCurrent = await this.#db.transaction().execute(async (trx) => {
      const card = await new ReviewCardRepository(trx).lockById(userId, cardId)
      if (await new ReviewLogRepository(trx).findStep(userId, act.stepId)) return true
      if (!card) throw notFound()
      if (card.version !== version) return false
      await this.#rate(trx, card, { isFirst: false, isInSitting: true }, act, moment)
      return true
    })
    const next = await this.#queue.next(userId, held)
    if (!isCurrent) throw new AppError(Code.conflict, 'reviewedElsewhere', next)
    return next
  }

  /** @returns null when that step was taken before: then nothing happens */
  async #rateSubject(
    trx: Transaction<DB>,
    subject: Subject,
    act: Act,
    moment: Moment,
  ): Promise<{ isLearned: boolean } | null> {
    const cards = new ReviewCardRepository(trx)
    const isFirst = await cards.insertIfAbsent(subject, { due_at: moment.now, due_day: moment.today })
    const card = await cards.lockBySubject(subject)
    if (!card) throw new AppError(Code.conflict, 'conflict')
    if (await new ReviewLogRepository(trx).findStep(act.userId, act.stepId)) return null
    return this.#rate(trx, card, { isFirst, isInSitting: false }, act, moment)
  }

  /** @returns whether the knowledge point of a recall question is learned */
  async #rate(
    trx: Transaction<DB>,
    card: CardRow,
    kind: { isFirst: boolean; isInSitting: boolean },
    { userId, rating, stepId, seconds }: Act,
    { now, today, clock }: Moment,
  ): Promise<{ isLearned: boolean }> {
    const { subject_type: type, subject_id: subjectId } = card
    const masteryBefore =
      type === 'question'
        ? await this.#masteries.set(trx, { userId, questionId: subjectId, rating, time: now })
        : null
    await new ReviewLogRepository(trx).insert({
      userId,
      cardId: card.id,
      stepId,
      rating,
      day: today,
      time: now,
      ...kind,
      seconds,
      masteryBefore,
    })
    await new ReviewCardRepository(trx).update(card.id, schedule(card, rating, now, clock), rating, now)
    return type === 'recall' ? this.#progress.noteRecalled(trx, userId, subjectId) : { isLearned: false }
  }
}
