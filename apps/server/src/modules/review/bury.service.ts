import { Code } from '@app/contract/common/envelope'
import type { ReviewQueue } from '@app/contract/review/schemas'
import type { Kysely } from 'kysely'
import { AppError, notFound } from '../../platform/app-error.ts'
import { addDays, daysBetween } from '../../platform/calendar-days.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import { BuryRepository } from './bury.repository.ts'
import { ReviewCardRepository } from './review-card.repository.ts'
import type { ReviewQueueService } from './review-queue.service.ts'
import type { StudySettingsService } from './study-settings.service.ts'

interface Bury {
  userId: number
  cardId: number
  stepId: string
  /** Of the card the learner looked at. */
  version: number
  /** Cards the learner's screen holds. */
  held: readonly number[]
}

/** Puts cards off until the learner's next day. What is remembered of them does not change, and nothing counts it as a review. */
export class BuryService {
  readonly #db: Kysely<DB>
  readonly #queue: ReviewQueueService
  readonly #settings: StudySettingsService

  constructor(db: Kysely<DB>, queue: ReviewQueueService, settings: StudySettingsService) {
    this.#db = db
    this.#queue = queue
    this.#settings = settings
  }

  /**
   * The same step counts once, however often it is sent.
   * @throws AppError 40400, or 40900 with what comes next when another act on the card came first
   */
  async bury({ userId, cardId, stepId, version, held }: Bury): Promise<ReviewQueue> {
    const { now, today } = await this.#settings.momentOf(userId)
    const isCurrent = await this.#db.transaction().execute(async (trx) => {
      const cards = new ReviewCardRepository(trx)
      const buries = new BuryRepository(trx)
      const card = await cards.lockById(userId, cardId)
      if (await buries.findStep(userId, stepId)) return true
      if (!card) throw notFound()
      if (card.version !== version) return false
      await buries.insert({ userId, cardId, stepId, day: today, dueDayBefore: card.due_day, time: now })
      await cards.setDueDay(cardId, addDays(today, Math.max(daysBetween(today, card.due_day), 1)))
      return true
    })
    const next = await this.#queue.next(userId, held)
    if (!isCurrent) throw new AppError(Code.conflict, 'reviewedElsewhere', next)
    return next
  }
}
