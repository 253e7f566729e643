import type { ForecastDay } from '@app/contract/review/schemas'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { CardRow } from './review-card.repository.ts'

/** A card with what it asks. */
export interface DueRow extends CardRow {
  title: string
  source_id: number
  source_name: string
  /** Null for what has none. */
  level: string | null
  tags: string[]
  /** Of what is to be programmed; else empty. */
  statement: string
  short_answer: string
  key_points: unknown
}

export interface DueCounts {
  steps: number
  reviews: number
  fresh: number
  next_due_time: Date | null
}

interface QueueQuery {
  userId: number
  now: Date
  today: string
  /** Cards somebody holds already. */
  held: readonly number[]
  limit: number
  /** How many of them may be new. */
  newLimit: number
}

const cardColumns = sql`c.id, c.version, c.subject_type, c.subject_id, c.state, c.stability, c.difficulty, c.scheduled_days,
  c.learning_steps, c.reps, c.lapses, c.due_at, c.due_day, c.last_day, c.last_rating,
  coalesce(q.title, r.question, (
    select k ->> 'followUp' from jsonb_array_elements(i.key_points) k where k ->> 'text' = m.point and k ->> 'followUp' <> '' limit 1
  ), i.title) as title,
  coalesce(b.id, p.id, i.bank_id) as source_id,
  coalesce(b.name, p.title, (select name from interview_bank where id = i.bank_id)) as source_name,
  coalesce(q.difficulty, i.difficulty) as level, coalesce(q.tags, array_remove(array[i.topic], null)) as tags,
  coalesce(q.program ->> 'statement', '') as statement,
  case when q.program is not null then q.answer else coalesce(q.short_answer, r.answer, m.point) end as short_answer,
  coalesce(q.key_points, '[]') as key_points`

// What is not published is not asked.
const joinSubject = sql`left join question q on q.id = c.question_id and q.status = 'published'
  left join recall_question r on r.id = c.recall_question_id
  left join knowledge_point p on p.id = r.knowledge_point_id and p.status = 'published'
  left join interview_missed_point m on m.id = c.missed_point_id
  left join interview_question i on i.id = m.question_id and i.status = 'published'`
const isAsked = sql`(q.id is not null or p.id is not null or i.id is not null)`

/** Which cards are due, and how many. */
export class ReviewQueueRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** The most urgent cards: steps of minutes, then what is due by day, then new ones. Each part reads an index in its order. */
  async listDue({ userId, now, today, held, limit, newLimit }: QueueQuery): Promise<DueRow[]> {
    const mine = sql`c.user_id = ${userId} and c.id <> all (${held}::bigint[]) and ${isAsked}`
    const { rows } = await sql<DueRow>`
      with urgent as (
        (select c.id, 1 as part, row_number() over (order by c.due_at, c.id) as place from review_card c ${joinSubject}
          where ${mine} and c.state > 0 and c.scheduled_days = 0 and c.due_at <= ${now.toISOString()}::timestamptz
            and c.due_day <= ${today}::date
          order by c.due_at, c.id limit ${limit})
        union all
        (select c.id, 2, row_number() over (order by c.due_day, c.due_at, c.id) from review_card c ${joinSubject}
          where ${mine} and c.state > 0 and c.scheduled_days > 0 and c.due_day <= ${today}::date
          order by c.due_day, c.due_at, c.id limit ${limit})
        union all
        (select c.id, 3, row_number() over (order by c.id) from review_card c ${joinSubject}
          where ${mine} and c.state = 0 and c.due_day <= ${today}::date order by c.id limit ${newLimit})
        order by part, place limit ${limit}
      )
      select ${cardColumns}
      from urgent u join review_card c using (id) ${joinSubject} left join question_bank b on b.id = q.bank_id
      order by u.part, u.place`.execute(this.#db)
    return rows
  }

  async find(userId: number, id: number): Promise<DueRow | undefined> {
    const { rows } = await sql<DueRow>`
      select ${cardColumns} from review_card c ${joinSubject} left join question_bank b on b.id = q.bank_id
      where c.user_id = ${userId} and c.id = ${id} and ${isAsked}`.execute(this.#db)
    return rows[0]
  }

  async count(userId: number, now: Date, today: string): Promise<DueCounts> {
    const time = sql`${now.toISOString()}::timestamptz`
    const mine = sql`c.user_id = ${userId} and c.due_day <= ${today}::date`
    // What is not published is taken off again: that is less to read than what is.
    const { rows } = await sql<DueCounts>`
      select coalesce(sum(n) filter (where state > 0 and scheduled_days = 0 and due_at <= ${time}), 0)::int as steps,
        coalesce(sum(n) filter (where state > 0 and scheduled_days > 0), 0)::int as reviews,
        coalesce(sum(n) filter (where state = 0), 0)::int as fresh,
        (select min(c.due_at) from review_card c ${joinSubject}
          where ${mine} and ${isAsked} and c.state > 0 and c.scheduled_days = 0 and c.due_at > ${time}) as next_due_time
      from (
        select c.state, c.scheduled_days, c.due_at, 1 as n from review_card c
          where ${mine}
            and (c.question_id is not null or c.recall_question_id is not null or c.missed_point_id is not null)
        union all
        select c.state, c.scheduled_days, c.due_at, -1 from question q join review_card c on c.question_id = q.id
          where ${mine} and q.status in ('draft', 'archived')
        union all
        select c.state, c.scheduled_days, c.due_at, -1 from knowledge_point p
          join recall_question r on r.knowledge_point_id = p.id join review_card c on c.recall_question_id = r.id
          where ${mine} and p.status in ('draft', 'archived')
        union all
        select c.state, c.scheduled_days, c.due_at, -1 from interview_question i
          join interview_missed_point m on m.question_id = i.id join review_card c on c.missed_point_id = m.id
          where ${mine} and i.status in ('draft', 'archived')
      ) due`.execute(this.#db)
    const [counts] = rows
    if (!counts) throw new Error('an aggregate has one row')
    return counts
  }

  /** How many cards fall due on each of so many days; on the first also what is overdue. Days without cards are there too. */
  async forecast(userId: number, today: string, days: number): Promise<ForecastDay[]> {
    const { rows } = await sql<ForecastDay>`
      select (${today}::date + n)::date as day, coalesce(due.count, 0) as count
      from generate_series(0, ${sql.lit(days - 1)}) n
        left join (
          select greatest(c.due_day, ${today}::date) as day, count(*) as count from review_card c ${joinSubject}
          where c.user_id = ${userId} and ${isAsked} and c.state > 0 and c.due_day < ${today}::date + ${sql.lit(days)}
          group by 1
        ) due on due.day = ${today}::date + n
      order by n`.execute(this.#db)
    return rows
  }
}
