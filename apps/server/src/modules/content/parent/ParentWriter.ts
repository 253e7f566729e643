import { type Kysely, type RawBuilder, sql } from 'kysely'
import { assignmentsOf, columnsOf, jsonRow, valuesOf } from '../../../platform/db/fields.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { releaseFiles } from '../releases.ts'
import type { ParentDraft, ParentKind } from './parent-kind.ts'

/** Writes parents of a kind one by one; every method belongs into a transaction. */
export class ParentWriter {
  readonly #db: Kysely<DB>
  readonly #kind: ParentKind
  readonly #table: RawBuilder<unknown>

  constructor(db: Kysely<DB>, kind: ParentKind) {
    this.#db = db
    this.#kind = kind
    this.#table = sql.table(kind.items.parent.table)
  }

  /** Makes everybody else wait who wants to change the parent, or to put items into it. */
  async lock(id: number): Promise<void> {
    await sql`select 1 from ${this.#table} where id = ${id} for update`.execute(this.#db)
  }

  /** One behind all others. @throws a unique violation when its slug is taken */
  async insert(draft: ParentDraft): Promise<number> {
    const { fields, index } = this.#kind
    const { rows } = await sql<{ id: number }>`
      insert into ${this.#table} (slug, ${columnsOf(fields)}, sort_order, edit_time)
      select ${draft.slug}, ${valuesOf(fields, 'd')}, (select coalesce(max(sort_order), 0) + 1 from ${this.#table}), now()
      from ${jsonRow(fields, draft)}
      returning id`.execute(this.#db)
    const [row] = rows
    if (!row) throw new Error('one row was inserted')
    await index(this.#db, [row.id])
    return row.id
  }

  /** Writes the next version. @throws a unique violation when its slug is taken */
  async update(id: number, draft: ParentDraft): Promise<void> {
    const { fields, index } = this.#kind
    await sql`
      update ${this.#table} p set slug = ${draft.slug}, ${assignmentsOf(fields, 'd')},
        version = p.version + 1, update_time = now(), edit_time = now()
      from ${jsonRow(fields, draft)} where p.id = ${id}`.execute(this.#db)
    await index(this.#db, [id])
  }

  async delete(id: number): Promise<void> {
    await sql`delete from ${this.#table} where id = ${id}`.execute(this.#db)
    await this.#kind.index(this.#db, [id])
  }

  /** Notes that the files the parent and its items came from stand for them no more. */
  release(id: number): Promise<void> {
    const { name, parent } = this.#kind.items
    return releaseFiles(
      this.#db,
      parent.table,
      sql`select slug as parent, '' as slug from ${this.#table} where id = ${id} and import_hash is not null
        union all
        select p.slug, i.slug from ${this.#table} p join ${sql.table(name)} i on i.${sql.ref(parent.column)} = p.id
        where p.id = ${id} and i.import_hash is not null`,
    )
  }

  /** Puts one behind another, or first, and numbers all of them. @returns whether the other one is there */
  async reorder(id: number, afterId: number | null): Promise<boolean> {
    const { rows } = await sql<{ id: number }>`
      select id from ${this.#table} order by sort_order, id for update`.execute(this.#db)
    const ids = rows.map((row) => row.id).filter((other) => other !== id)
    const before = afterId === null ? 0 : ids.indexOf(afterId) + 1
    if (afterId !== null && before === 0) return false
    await sql`
      update ${this.#table} p set sort_order = w.place, edit_time = now()
      from unnest(${ids.toSpliced(before, 0, id)}::bigint[]) with ordinality as w (id, place)
      where p.id = w.id and p.sort_order <> w.place`.execute(this.#db)
    return true
  }
}
