import type { Difficulty, Frequency } from '@app/contract/question/values'
import type { ProgramLanguage } from '@app/contract/question-program/values'
import { type Kysely, sql } from 'kysely'
import { temporaryFault } from '../../../platform/db/errors.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Fragment } from '../../../platform/list/filters.ts'
import { limitTo, type RowPage, type Slice } from '../../../platform/list/paging.ts'
import { hasPassed } from './has-passed.ts'
import { QuestionList, type QuestionListArguments } from './question-list.query.ts'

/** A question in a list, with the caller's state. */
export interface QuestionSummaryRow {
  id: number
  bank_id: number
  title: string
  difficulty: Difficulty
  frequency: Frequency
  tags: string[]
  view_count: number
  encounter_count: number
  languages: ProgramLanguage[]
  mastery: number
  is_favourite: boolean
  is_passed: boolean
}

export interface QuestionLinkRow {
  id: number
  title: string
}

// A guest has no marks: his lists need no joins.
const guestColumns = sql`q.id, q.bank_id, q.title, q.difficulty, q.frequency, q.tags, q.view_count, q.encounter_count,
  q.languages, 0 as mastery, false as is_favourite, false as is_passed`

const learnerColumns = (
  userId: number,
) => sql`q.id, q.bank_id, q.title, q.difficulty, q.frequency, q.tags, q.view_count, q.encounter_count,
  q.languages, coalesce(m.mastery, 0)::int as mastery, f.user_id is not null as is_favourite, ${hasPassed(userId)} as is_passed`

const learnerJoins = (userId: number) => sql`
  left join question_mastery m on m.question_id = q.id and m.user_id = ${userId}
  left join question_favourite f on f.question_id = q.id and f.user_id = ${userId}`

const summaryColumns = (userId: number | null) => (userId === null ? guestColumns : learnerColumns(userId))
const summaryJoins = (userId: number | null) => (userId === null ? sql`` : learnerJoins(userId))

/** Reads questions as lists show them, and their places in a list. */
export class QuestionRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /**
   * One page and the list's length, in one round trip. The page's ids are found first: an index knows what they are
   * filtered by, so that no other rows are read.
   */
  async page(
    query: QuestionListArguments,
    userId: number | null,
    slice: Slice,
  ): Promise<RowPage<QuestionSummaryRow>> {
    const list = new QuestionList(query, userId)
    const { rows } = await sql<{ total: number } & (QuestionSummaryRow | { id: null })>`
      with matched as materialized (${list.matched}), t as materialized (select ${list.total} as total)
      select t.total, ${summaryColumns(userId)}
      from t left join lateral (
        select found.* from (
          select q.id from question q where t.total > ${slice.offset} and ${list.where}
          order by ${list.order.orderBy('q')} ${limitTo(slice)}
        ) place join question found using (id)
      ) q on true ${summaryJoins(userId)}
      order by ${list.order.orderBy('q')}`.execute(this.#db)
    return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 }
  }

  async findSummary(id: number, userId: number | null): Promise<QuestionSummaryRow | undefined> {
    const { rows } = await sql<QuestionSummaryRow>`
      select ${summaryColumns(userId)} from question q ${summaryJoins(userId)} where q.id = ${id} and q.status = 'published'`.execute(
      this.#db,
    )
    return rows[0]
  }

  async exists(id: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('question')
      .select('id')
      .where('id', '=', id)
      .where('status', '=', 'published')
      .executeTakeFirst()
    return row !== undefined
  }

  /** The neighbours of a question in a list, and how many stand before it when it is itself in the list. */
  async locate(id: number, query: QuestionListArguments, userId: number) {
    const { order, matched, where, total } = new QuestionList(query, userId)
    const own = sql`(select ${order.key('o')} from question o where o.id = ${id})`
    const nearest = (way: Fragment, reversed: boolean) => sql`(select row_to_json(l) from (
      select id, title from question where id = (
        select q.id from question q where ${where} and (${order.key('q')}) ${way} ${own} order by ${order.orderBy('q', reversed)} limit 1)) l)`
    const after = sql.raw(order.isAscending ? '>' : '<')
    const before = sql.raw(order.isAscending ? '<' : '>')
    const { rows } = await sql<{
      position: number | null
      total: number
      previous: QuestionLinkRow | null
      next: QuestionLinkRow | null
    }>`
      with matched as materialized (${matched})
      select
        case when exists (select 1 from question q where q.id = ${id} and ${where})
          then 1 + (select count(*) from question q where ${where} and (${order.key('q')}) ${before} ${own}) end as position,
        ${total} as total,
        ${nearest(before, true)} as previous,
        ${nearest(after, false)} as next`.execute(this.#db)
    return rows[0]
  }

  /** How many questions a list holds, and how many of them are at mastery 1 to 4. */
  async countMastered(
    query: QuestionListArguments,
    userId: number,
  ): Promise<{ total: number; mastered: number[] }> {
    const { matched, where } = new QuestionList(query, userId)
    const { rows } = await sql<{ total: number; mastered: number[] }>`
      with matched as materialized (${matched}), found as (
        select coalesce(m.mastery, 0) as mastery from question q
        left join question_mastery m on m.question_id = q.id and m.user_id = ${userId} where ${where}
      )
      select count(*)::int as total, array[count(*) filter (where mastery = 1), count(*) filter (where mastery = 2),
        count(*) filter (where mastery = 3), count(*) filter (where mastery = 4)]::int[] as mastered
      from found`.execute(this.#db)
    return rows[0] ?? { total: 0, mastered: [] }
  }

  /**
   * The question of a day: chosen once, among those that were not it for longest, then kept. Where it cannot be kept,
   * since the disk is full, it is the same one for as long as the questions are the same.
   */
  async findDaily(day: string): Promise<number | undefined> {
    const kept = await this.#findKept(day)
    if (kept !== undefined) return kept
    const choice = dailyChoice(day)
    try {
      // One that was chosen and is published no more gives its place up.
      await sql`
        insert into daily_question as daily (day, question_id) select ${day}::date, id from (${choice}) choice
        on conflict (day) do update set question_id = excluded.question_id
        where not exists (select 1 from question q where q.id = daily.question_id and q.status = 'published')`.execute(
        this.#db,
      )
    } catch (error) {
      if (temporaryFault(error) !== 'diskFull') throw error
      const { rows } = await sql<{ id: number }>`${choice}`.execute(this.#db)
      return rows[0]?.id
    }
    return this.#findKept(day)
  }

  async #findKept(day: string): Promise<number | undefined> {
    const row = await this.#db
      .selectFrom('daily_question as d')
      .innerJoin('question as q', 'q.id', 'd.question_id')
      .select('q.id')
      .where('d.day', '=', day)
      .where('q.status', '=', 'published')
      .executeTakeFirst()
    return row?.id
  }
}

const dailyChoice = (day: string) => sql`
  select q.id from question q
  where q.status = 'published'
    and q.id not in (select question_id from daily_question order by day desc limit (select count(*) / 2 from question))
  order by md5(q.id::text || ${day}) limit 1`
