import type { InterviewBankDraft } from '@app/contract'
import { type Kysely, sql } from 'kysely'
import { assignmentsOf, columnsOf, jsonRow, valuesOf } from '../../../platform/db/fields.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { interviewBankFields } from './interview-fields.ts'

/** Writes banks one by one; every method belongs into a transaction. */
export class InterviewBankWriter {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Makes everybody else who wants to change the bank, or to put questions into it, wait. @returns whether it is there */
  async lock(id: number): Promise<boolean> {
    const { rows } = await sql`select 1 from interview_bank where id = ${id} for update`.execute(this.#db)
    return rows.length > 0
  }

  /** A bank behind all others. @throws a unique violation of `interview_bank_slug_key` */
  async insert(draft: InterviewBankDraft): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      insert into interview_bank (slug, ${columnsOf(interviewBankFields)}, sort_order, edit_time)
      select ${draft.slug}, ${valuesOf(interviewBankFields, 'd')}, (select coalesce(max(sort_order), 0) + 1 from interview_bank), now()
      from ${jsonRow(interviewBankFields, draft)}
      returning id`.execute(this.#db)
    const [row] = rows
    if (!row) throw new Error('one row was inserted')
    return row.id
  }

  /** Writes the next version. @throws a unique violation of `interview_bank_slug_key` */
  async update(id: number, draft: InterviewBankDraft): Promise<void> {
    await sql`
      update interview_bank b set slug = ${draft.slug}, ${assignmentsOf(interviewBankFields, 'd')},
        version = b.version + 1, update_time = now(), edit_time = now()
      from ${jsonRow(interviewBankFields, draft)} where b.id = ${id}`.execute(this.#db)
  }

  async delete(id: number): Promise<void> {
    await this.#db.deleteFrom('interview_bank').where('id', '=', id).execute()
  }

  /** Notes that the files the bank and its questions came from stand for them no more. */
  async release(id: number): Promise<void> {
    await sql`
      insert into interview_release (bank_slug, slug)
      select slug, '' from interview_bank where id = ${id} and import_hash is not null
      union all
      select b.slug, q.slug from interview_bank b join interview_question q on q.bank_id = b.id
      where b.id = ${id} and q.import_hash is not null
      on conflict do nothing`.execute(this.#db)
  }

  /** Puts a bank behind another one, or first, and numbers all of them. @returns whether the other one is there */
  async reorder(id: number, afterId: number | null): Promise<boolean> {
    const rows = await this.#db
      .selectFrom('interview_bank')
      .select('id')
      .orderBy('sort_order')
      .orderBy('id')
      .forUpdate()
      .execute()
    const ids = rows.map((row) => row.id).filter((other) => other !== id)
    const before = afterId === null ? 0 : ids.indexOf(afterId) + 1
    if (afterId !== null && before === 0) return false
    await sql`
      update interview_bank b set sort_order = w.place, edit_time = now()
      from unnest(${ids.toSpliced(before, 0, id)}::bigint[]) with ordinality as w (id, place)
      where b.id = w.id and b.sort_order <> w.place`.execute(this.#db)
    return true
  }
}
