import { Code } from '@app/contract/common/envelope'
import type { UndoneReview } from '@app/contract/review/schemas'
import type { Kysely, Transaction } from 'kysely'
import { AppError, notFound } from '../../platform/app-error.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { MasteryService } from '../practice/mastery.service.ts'
import { BuryRepository } from './bury.repository.ts'
import { type CardRow, ReviewCardRepository } from './review-card.repository.ts'
import { ReviewLogRepository } from './review-log.repository.ts'
import type { ReviewQueueService } from './review-queue.service.ts'

/** Takes acts of a sitting back: card and mastery are exactly what they were before. Undone once, an act stays undone. */
export class ReviewUndoService {
  readonly #db: Kysely<DB>
  readonly #masteries: MasteryService
  readonly #queue: ReviewQueueService

  constructor(db: Kysely<DB>, masteries: MasteryService, queue: ReviewQueueService) {
    this.#db = db
    this.#masteries = masteries
    this.#queue = queue
  }

  /** @throws AppError 40400, or 40900 when another act on the card followed */
  async undo(userId: number, stepId: string): Promise<UndoneReview> {
    const cardId = await this.#db.transaction().execute(async (trx) => {
      const bury = await new BuryRepository(trx).findStep(userId, stepId)
      return bury
        ? this.#undoBury(trx, userId, { cardId: bury.card_id, stepId })
        : this.#undoRating(trx, userId, stepId)
    })
    return this.#queue.withCard(userId, cardId)
  }

  async #undoBury(
    trx: Transaction<DB>,
    userId: number,
    { cardId, stepId }: { cardId: number; stepId: string },
  ): Promise<number> {
    const cards = new ReviewCardRepository(trx)
    const buries = new BuryRepository(trx)
    const card = await cards.lockById(userId, cardId)
    // Read now that nobody else can act on the card.
    const entry = await buries.findStep(userId, stepId)
    if (!card || !entry || (await isFollowed(trx, userId, card, entry.id))) throw followed()
    if (entry.undone_time) return cardId
    await cards.setDueDay(cardId, entry.due_day_before)
    await buries.markUndone(entry.id, new Date())
    return cardId
  }

  /** @returns the card, or null when there was none before */
  async #undoRating(trx: Transaction<DB>, userId: number, stepId: string): Promise<number | null> {
    const cards = new ReviewCardRepository(trx)
    const log = new ReviewLogRepository(trx)
    const known = await log.findStep(userId, stepId)
    if (!known) throw notFound()
    const { subject_type: subjectType, subject_id: subjectId } = known
    const card = await cards.lockBySubject({ userId, subjectType, subjectId })
    // Read again, now that nobody else can act on the card.
    const entry = await log.findStep(userId, stepId)
    if (!entry || (card && (await isFollowed(trx, userId, card, entry.id)))) throw followed()
    if (entry.undone_time) return card?.id ?? null
    if (!card) throw followed()
    if (entry.had_card) await cards.restore(card.id, entry.id)
    else await cards.delete(card.id)
    if (subjectType === 'question')
      await this.#masteries.restore(trx, userId, subjectId, entry.mastery_before)
    await log.markUndone(entry.id, new Date())
    return entry.had_card ? card.id : null
  }
}

/** Whether another act on the card came after this one, and still stands. */
async function isFollowed(
  trx: Transaction<DB>,
  userId: number,
  { id, subject_type: subjectType, subject_id: subjectId }: CardRow,
  actId: number,
): Promise<boolean> {
  return (
    (await new BuryRepository(trx).hasLater(id, actId)) ||
    (await new ReviewLogRepository(trx).hasLater({ userId, subjectType, subjectId }, actId))
  )
}

function followed(): AppError {
  return new AppError(Code.conflict, 'reviewedSince')
}
