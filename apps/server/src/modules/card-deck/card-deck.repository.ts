import type { Difficulty } from '@app/contract/question/values'
import type { DrawFilter } from '@app/contract/question-draw/schemas'
import type { Rating } from '@app/contract/review/values'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

export interface DeckRow {
  id: number
  filter: unknown
  /** The learner's day whose new questions it holds; null: it is of a filter. */
  day: string | null
  round: number
  position: number
  matching: number
}

export interface DealtCardRow {
  place: number
  question_id: number
  rating: Rating | null
  seconds: number
}

export interface DeckCardRow {
  place: number
  question_id: number
  title: string
  bank_name: string
  difficulty: Difficulty
  tags: string[]
  encounter_count: number
  is_favourite: boolean
  /** Of what is to be programmed; else empty. */
  statement: string
  short_answer: string
  key_points: unknown
}

/** A deck that is not finished. */
export interface DeckProgressRow {
  id: number
  filter: unknown
  bank_names: string[]
  card_count: number
  rated_count: number
  update_time: Date
}

export interface NewDeck {
  userId: number
  filter: DrawFilter
  filterHash: string
  day: string | null
  matching: number
}

const columns = ['id', 'filter', 'day', 'round', 'position', 'matching'] as const

/** Decks and their cards. */
export class CardDeckRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  findByFilter(userId: number, filterHash: string): Promise<DeckRow | undefined> {
    return this.#db
      .selectFrom('card_deck')
      .select(columns)
      .where('user_id', '=', userId)
      .where('filter_hash', '=', filterHash)
      .executeTakeFirst()
  }

  find(userId: number, id: number): Promise<DeckRow | undefined> {
    return this.#own(userId, id).executeTakeFirst()
  }

  /** A deck that nobody else changes until the transaction ends. */
  lock(userId: number, id: number): Promise<DeckRow | undefined> {
    return this.#own(userId, id).forUpdate().executeTakeFirst()
  }

  /** @returns undefined when there is a deck of the filter already */
  insertIfAbsent({ userId, filter, filterHash, day, matching }: NewDeck): Promise<DeckRow | undefined> {
    return this.#db
      .insertInto('card_deck')
      .values({
        user_id: userId,
        filter: JSON.stringify(filter),
        filter_hash: filterHash,
        day,
        matching,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'filter_hash']).doNothing())
      .returning(columns)
      .executeTakeFirst()
  }

  /** Removes what is left of the new questions of other days. */
  async deleteOfOtherDays(userId: number, day: string): Promise<void> {
    await this.#db.deleteFrom('card_deck').where('user_id', '=', userId).where('day', '<>', day).execute()
  }

  /** Removes the decks that were left alone for longest, but for so many. */
  async deleteOldest(userId: number, kept: number): Promise<void> {
    await sql`
      delete from card_deck where id in (
        select id from card_deck where user_id = ${userId} order by update_time desc, id desc offset ${sql.lit(kept)})`.execute(
      this.#db,
    )
  }

  /** Begins a new round with these questions, in this order. */
  async deal(id: number, questionIds: readonly number[], matching: number): Promise<void> {
    await this.#db.deleteFrom('card_deck_card').where('deck_id', '=', id).execute()
    await this.insertCards(id, questionIds)
    await this.#db
      .updateTable('card_deck')
      .set((eb) => ({ round: eb('round', '+', 1), position: 0, matching, update_time: new Date() }))
      .where('id', '=', id)
      .execute()
  }

  async insertCards(id: number, questionIds: readonly number[]): Promise<void> {
    await sql`
      insert into card_deck_card (deck_id, place, question_id)
      select ${id}, drawn.place - 1, drawn.question_id
      from unnest(${questionIds}::bigint[]) with ordinality as drawn (question_id, place)`.execute(this.#db)
  }

  /** @returns false when the deck is not of that round, or not there */
  async move(userId: number, id: number, round: number, position: number): Promise<boolean> {
    const moved = await this.#db
      .updateTable('card_deck')
      .set({ position, update_time: new Date() })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('round', '=', round)
      .executeTakeFirst()
    return moved.numUpdatedRows > 0n
  }

  async mark(
    id: number,
    {
      place,
      questionId,
      rating,
      seconds,
    }: { place: number; questionId: number; rating: Rating; seconds: number },
  ): Promise<void> {
    await this.#db
      .updateTable('card_deck_card')
      .set((eb) => ({ rating, seconds: eb('seconds', '+', seconds) }))
      .where('deck_id', '=', id)
      .where('place', '=', place)
      .where('question_id', '=', questionId)
      .execute()
  }

  /** The deck's cards in their order; those that are not published any more are left out. */
  async listDealt(id: number): Promise<DealtCardRow[]> {
    const { rows } = await sql<DealtCardRow>`
      select c.place, c.question_id, c.rating, c.seconds from card_deck_card c
        join question q on q.id = c.question_id and q.status = 'published'
      where c.deck_id = ${id} order by c.place`.execute(this.#db)
    return rows
  }

  /** Decks that have cards left, those practised last first. */
  async listUnfinished(userId: number, limit: number): Promise<DeckProgressRow[]> {
    const { rows } = await sql<DeckProgressRow>`
      select d.id, d.filter, d.update_time, count(*) as card_count, count(c.rating) as rated_count, array(
          select b.name from question_bank b
          where b.id in (select value::bigint from jsonb_array_elements_text(d.filter -> 'bankIds'))
          order by b.sort_order, b.id) as bank_names
      from card_deck d
        join card_deck_card c on c.deck_id = d.id
        join question q on q.id = c.question_id and q.status = 'published'
      where d.user_id = ${userId} and d.day is null
      group by d.id having count(*) > count(c.rating) and count(c.rating) > 0
      order by d.update_time desc, d.id desc limit ${sql.lit(limit)}`.execute(this.#db)
    return rows
  }

  /** The questions of its cards that were rated 不会 or 模糊, shuffled. */
  async drawWeak(id: number): Promise<number[]> {
    const { rows } = await sql<{ question_id: number }>`
      select c.question_id from card_deck_card c join question q on q.id = c.question_id and q.status = 'published'
      where c.deck_id = ${id} and c.rating <= 2 order by random()`.execute(this.#db)
    return rows.map((row) => row.question_id)
  }

  /** So many cards with all they say, from a place on. */
  async listCards(userId: number, id: number, from: number, limit: number): Promise<DeckCardRow[]> {
    const { rows } = await sql<DeckCardRow>`
      select c.place, c.question_id, q.title, b.name as bank_name, q.difficulty, q.tags, q.encounter_count,
        f.user_id is not null as is_favourite, coalesce(q.program ->> 'statement', '') as statement,
        case when q.program is null then q.short_answer else q.answer end as short_answer, q.key_points
      from card_deck_card c
        join question q on q.id = c.question_id and q.status = 'published'
        join question_bank b on b.id = q.bank_id
        left join question_favourite f on f.question_id = q.id and f.user_id = ${userId}
      where c.deck_id = ${id} and c.place >= ${from} order by c.place limit ${sql.lit(limit)}`.execute(
      this.#db,
    )
    return rows
  }

  async deleteOfUser(userId: number): Promise<void> {
    await this.#db.deleteFrom('card_deck').where('user_id', '=', userId).execute()
  }

  #own(userId: number, id: number) {
    return this.#db.selectFrom('card_deck').select(columns).where('user_id', '=', userId).where('id', '=', id)
  }
}
