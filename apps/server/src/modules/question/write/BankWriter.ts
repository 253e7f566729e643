import type { QuestionBankDraft } from '@app/contract'
import { type Kysely, sql } from 'kysely'
import { assignmentsOf, columnsOf, jsonRow, valuesOf } from '../../../platform/db/fields.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { bankFields } from '../bank-fields.ts'

/** Writes banks one by one; every method belongs into a transaction. */
export class BankWriter {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Makes everybody else who wants to change the bank, or to put questions into it, wait. */
  async lock(id: number): Promise<void> {
    await sql`select 1 from question_bank where id = ${id} for update`.execute(this.#db)
  }

  /** A bank behind all others. @throws a unique violation of `question_bank_slug_key` */
  async insert(draft: QuestionBankDraft): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      insert into question_bank (slug, ${columnsOf(bankFields)}, sort_order, edit_time)
      select ${draft.slug}, ${valuesOf(bankFields, 'd')}, (select coalesce(max(sort_order), 0) + 1 from question_bank), now()
      from ${jsonRow(bankFields, draft)}
      returning id`.execute(this.#db)
    const [row] = rows
    if (!row) throw new Error('one row was inserted')
    return row.id
  }

  /** Writes the next version. @throws a unique violation of `question_bank_slug_key` */
  async update(id: number, draft: QuestionBankDraft): Promise<void> {
    await sql`
      update question_bank b set slug = ${draft.slug}, ${assignmentsOf(bankFields, 'd')},
        version = b.version + 1, update_time = now(), edit_time = now()
      from ${jsonRow(bankFields, draft)} where b.id = ${id}`.execute(this.#db)
  }

  async delete(id: number): Promise<void> {
    await this.#db.deleteFrom('question_bank').where('id', '=', id).execute()
  }

  /** Notes that the files the bank and its questions came from stand for them no more. */
  async release(id: number): Promise<void> {
    await sql`
      insert into content_release (bank_slug, slug)
      select slug, '' from question_bank where id = ${id} and import_hash is not null
      union all
      select b.slug, q.slug from question_bank b join question q on q.bank_id = b.id
      where b.id = ${id} and q.import_hash is not null
      on conflict do nothing`.execute(this.#db)
  }

  /** Puts a bank behind another one, or first, and numbers all of them. @returns whether the other one is there */
  async reorder(id: number, afterId: number | null): Promise<boolean> {
    const rows = await this.#db
      .selectFrom('question_bank')
      .select(['id', 'sort_order'])
      .orderBy('sort_order')
      .orderBy('id')
      .forUpdate()
      .execute()
    const ids = rows.map((row) => row.id).filter((other) => other !== id)
    const before = afterId === null ? 0 : ids.indexOf(afterId) + 1
    if (afterId !== null && before === 0) return false
    const wanted = ids.toSpliced(before, 0, id)
    await sql`
      update question_bank b set sort_order = w.place, edit_time = now()
      from unnest(${wanted}::bigint[]) with ordinality as w (id, place)
      where b.id = w.id and b.sort_order <> w.place`.execute(this.#db)
    return true
  }
}
