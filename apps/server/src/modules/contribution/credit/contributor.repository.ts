import type { Contributor } from '@app/contract/contribution/schemas'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

/** What somebody brought, in numbers. */
export interface StandingRow {
  question_count: number
  fix_count: number
  practised_count: number
}

/** Whose contributions questions hold. */
export class ContributorRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async credit(questionId: number, userId: number): Promise<void> {
    await sql`
      insert into question_contributor as known (question_id, user_id, count) values (${questionId}, ${userId}, 1)
      on conflict (question_id, user_id) do update set count = known.count + 1, update_time = now()`.execute(
      this.#db,
    )
  }

  async list(questionId: number, limit: number): Promise<Contributor[]> {
    const { rows } = await sql<Contributor>`
      select u.id, u.username, u.avatar_url as "avatarUrl", c.count
      from question_contributor c join app_user u on u.id = c.user_id and u.delete_time is null
      where c.question_id = ${questionId} order by c.count desc, u.id limit ${limit}`.execute(this.#db)
    return rows
  }

  /** null: there is no such account. */
  async standing(userId: number): Promise<StandingRow | undefined> {
    const { rows } = await sql<StandingRow>`
      with done as (
        select kind, question_id from contribution where user_id = ${userId} and state in ('accepted', 'changed')
      )
      select
        (select count(*) from done join question q on q.id = done.question_id
          where done.kind = 'new' and q.status = 'published') as question_count,
        (select count(*) from done where kind <> 'new') as fix_count,
        (select coalesce(sum(d.ratings), 0)::bigint from done join question_day d using (question_id)
          where done.kind = 'new') as practised_count
      from app_user where id = ${userId} and delete_time is null`.execute(this.#db)
    return rows[0]
  }

  /** The newest questions that somebody brought. */
  async listQuestions(userId: number, limit: number) {
    const { rows } = await sql<{ id: number; title: string; bankName: string }>`
      select q.id, q.title, b.name as "bankName"
      from contribution c join question q on q.id = c.question_id join question_bank b on b.id = q.bank_id
      where c.user_id = ${userId} and c.kind = 'new' and c.state in ('accepted', 'changed') and q.status = 'published'
      order by c.create_time desc, c.id desc limit ${limit}`.execute(this.#db)
    return rows
  }

  async deleteOfUser(userId: number): Promise<void> {
    await this.#db.deleteFrom('question_contributor').where('user_id', '=', userId).execute()
  }
}
