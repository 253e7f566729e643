import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

interface NewBury {
  userId: number
  cardId: number
  stepId: string
  day: string
  dueDayBefore: string
  time: Date
}

/** A card put off, as undoing it finds it. */
interface BuryRow {
  id: number
  card_id: number
  due_day_before: string
  undone_time: Date | null
}

/** The cards that were put off until the next day. */
export class BuryRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async insert({ userId, cardId, stepId, day, dueDayBefore, time }: NewBury): Promise<void> {
    await this.#db
      .insertInto('review_bury')
      .values({
        user_id: userId,
        card_id: cardId,
        step_id: stepId,
        day,
        due_day_before: dueDayBefore,
        create_time: time,
      })
      .execute()
  }

  findStep(userId: number, stepId: string): Promise<BuryRow | undefined> {
    return this.#db
      .selectFrom('review_bury')
      .select(['id', 'card_id', 'due_day_before', 'undone_time'])
      .where('user_id', '=', userId)
      .where('step_id', '=', stepId)
      .executeTakeFirst()
  }

  /** Whether a card was put off after an act, and that was not undone. */
  async hasLater(cardId: number, actId: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('review_bury')
      .select('id')
      .where('card_id', '=', cardId)
      .where('undone_time', 'is', null)
      .where('id', '>', actId)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  }

  async markUndone(id: number, time: Date): Promise<void> {
    await this.#db.updateTable('review_bury').set({ undone_time: time }).where('id', '=', id).execute()
  }
}
