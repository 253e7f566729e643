import type { PlanToday } from '@app/contract/plan/schemas'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { PlanRow } from './plan.repository.ts'

interface HomeRow {
  plan: PlanRow | null
  /** What is planned for today; null when nothing is. */
  fresh: number | null
  freshDone: number
  week: { day: string; count: number }[]
  question: { id: number; title: string; bankId: number; bankName: string; time: string } | null
  point: { id: number; title: string; chapterName: string; time: string } | null
  deck: { filter: unknown; bankNames: string[]; position: number; total: number; time: string } | null
  /** The chapters, each with its first point that is not learned. */
  chapters: { paths: string[]; next: PlanToday['nextPoint'] }[]
}

/** What a learner's home shows beside the reviews: of several modules, read at once since each is a few rows. */
export class HomeRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** @param monday the first day of the week of `today` */
  async read(userId: number, today: string, monday: string): Promise<HomeRow> {
    const { rows } = await sql<HomeRow>`
      with acts as (
        select day, count(*)::int as count, count(*) filter (where state_before = 0 and subject_type = 'question')::int as fresh
        from review_log where user_id = ${userId} and undone_time is null and day between ${monday}::date and ${today}::date
        group by day
      )
      select
        (select row_to_json(p) from (
          select interview_day, role, level, company, bank_ids, planned_day from study_plan where user_id = ${userId}) p) as plan,
        (select fresh from study_plan_day where user_id = ${userId} and day = ${today}::date) as fresh,
        coalesce((select fresh from acts where day = ${today}::date), 0) as "freshDone",
        (select json_agg(json_build_object('day', d::date, 'count', coalesce(acts.count, 0)) order by d)
          from generate_series(${monday}::date, ${monday}::date + 6, interval '1 day') d
          left join acts on acts.day = d::date) as week,
        (${lastQuestion(userId)}) as question,
        (${lastPoint(userId)}) as point,
        (${lastDeck(userId)}) as deck,
        (${chaptersOf(userId)}) as chapters`.execute(this.#db)
    const [row] = rows
    if (!row) throw new Error('a select without from has one row')
    return row
  }
}

const lastQuestion = (userId: number) => sql`
  select json_build_object('id', q.id, 'title', q.title, 'bankId', b.id, 'bankName', b.name, 'time', v.visit_time)
  from question_visit v join question q on q.id = v.question_id and q.status = 'published'
  join question_bank b on b.id = q.bank_id
  where v.user_id = ${userId} order by v.visit_time desc limit 1`

const lastPoint = (userId: number) => sql`
  select json_build_object('id', p.id, 'title', p.title, 'chapterName', c.name, 'time', m.update_time)
  from knowledge_point_progress m join knowledge_point p on p.id = m.knowledge_point_id and p.status = 'published'
  join chapter c on c.id = p.chapter_id
  where m.user_id = ${userId} and m.learned_at is null order by m.update_time desc limit 1`

const lastDeck = (userId: number) => sql`
  select json_build_object('filter', d.filter, 'position', d.position, 'time', d.update_time,
    'total', (select count(*) from card_deck_card where deck_id = d.id),
    'bankNames', (select coalesce(json_agg(b.name order by b.sort_order, b.id), '[]') from question_bank b
      where b.id in (select jsonb_array_elements_text(d.filter -> 'bankIds')::bigint)))
  from card_deck d
  where d.user_id = ${userId} and d.day is null and exists (
    select 1 from card_deck_card c join question q on q.id = c.question_id and q.status = 'published'
    where c.deck_id = d.id and c.place >= d.position)
  order by d.update_time desc limit 1`

const chaptersOf = (userId: number) => sql`
  select coalesce(json_agg(json_build_object('paths', c.paths, 'next', (
    select json_build_object('id', p.id, 'title', p.title, 'minutes', p.minutes, 'chapterName', c.name)
    from knowledge_point p
    where p.chapter_id = c.id and p.status = 'published' and not exists (
      select 1 from knowledge_point_progress m
      where m.user_id = ${userId} and m.knowledge_point_id = p.id and m.learned_at is not null)
    order by p.sort_order, p.id limit 1)) order by c.sort_order, c.id), '[]')
  from chapter c where exists (select 1 from knowledge_point p where p.chapter_id = c.id and p.status = 'published')`
