import type { QuestionStatus } from '@app/contract/content/values'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { assignmentsOf, columnsOf, jsonRow, valuesOf } from '../../../platform/db/fields.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { releaseFiles } from '../releases.ts'
import { indexing } from './indexing.ts'
import { type ItemKind, type ItemSnapshot, ownOf, parentIdOf, revisionsOf } from './item-kind.ts'
import { lastPlaceOf } from './last-place.ts'
import { saveBelongings } from './save-belongings.ts'

/** What an item said after an edit. */
export interface NewRevision {
  itemId: number
  version: number
  snapshot: ItemSnapshot
  /** null: what was there before any admin edited it. */
  editorId: number | null
  time: Date
}

/** Writes items of a kind one by one, with what belongs to them; every method belongs into a transaction. */
export class ItemWriter {
  readonly #db: Kysely<DB>
  readonly #kind: ItemKind
  readonly #table: RawBuilder<unknown>
  /** The column of the parent. */
  readonly #parent: RawBuilder<unknown>

  constructor(db: Kysely<DB>, kind: ItemKind) {
    this.#db = db
    this.#kind = kind
    this.#table = sql.table(kind.table.name)
    this.#parent = sql.ref(kind.table.parent.column)
  }

  /** Makes everybody else who wants to change these items wait. @returns those that are there */
  async lock(ids: readonly number[]): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from ${this.#table} where id = any(${ids}::bigint[]) order by id for update`.execute(this.#db)
    return rows.map(({ id }) => id)
  }

  /** Makes everybody else who wants to put items into a parent wait. @returns whether it is there */
  async lockParent(id: number): Promise<boolean> {
    const { rows } = await sql`
      select 1 from ${sql.table(this.#kind.table.parent.table)} where id = ${id} for update`.execute(this.#db)
    return rows.length > 0
  }

  /** A draft at the end of its parent. @throws a unique violation when its slug is taken */
  async insert(content: ItemSnapshot): Promise<number> {
    const { fields } = this.#kind
    const parentId = sql`${parentIdOf(this.#kind, content)}::bigint`
    const { rows } = await sql<{ id: number }>`
      insert into ${this.#table} (${this.#parent}, slug, ${columnsOf(fields)}, status, sort_order, edit_time)
      select ${parentId}, ${content.slug}, ${valuesOf(fields, 'd')}, 'draft', ${this.#lastPlace(parentId)} + 1, now()
      from ${jsonRow(fields, content)}
      returning id`.execute(this.#db)
    const [row] = rows
    if (!row) throw new Error('one row was inserted')
    await indexing(this.#db, this.#kind, [row.id], () => this.#saveBelongings(row.id, content))
    return row.id
  }

  /** Writes the next version. @throws a unique violation when its slug is taken */
  async update(id: number, content: ItemSnapshot): Promise<void> {
    const { fields } = this.#kind
    const parentId = sql`${parentIdOf(this.#kind, content)}::bigint`
    await indexing(this.#db, this.#kind, [id], async () => {
      await sql`
        update ${this.#table} i set ${this.#parent} = ${parentId}, slug = ${content.slug}, ${assignmentsOf(fields, 'd')},
          version = i.version + 1, update_time = now(), edit_time = now(),
          sort_order = case when i.${this.#parent} = ${parentId} then i.sort_order else ${this.#lastPlace(parentId)} + 1 end
        from ${jsonRow(fields, content)} where i.id = ${id}`.execute(this.#db)
      await this.#saveBelongings(id, content)
    })
  }

  /** Keeps versions in the history; one that is kept already stays as it is. */
  async keepRevisions(revisions: readonly NewRevision[]): Promise<void> {
    const own = ownOf(this.#kind.table)
    await sql`
      insert into ${revisionsOf(this.#kind.table)} (${own}, version, snapshot, editor_id, editor_name, create_time)
      select n."itemId", n.version, n.snapshot, u.id, u.username, n.time
      from jsonb_to_recordset(${JSON.stringify(revisions)}::text::jsonb)
        as n ("itemId" bigint, version integer, snapshot jsonb, "editorId" bigint, time timestamptz)
      left join app_user u on u.id = n."editorId"
      on conflict (${own}, version) do nothing`.execute(this.#db)
  }

  /** Says nothing new, so that files go on being read (docs/decisions/005). */
  setStatus(ids: readonly number[], status: QuestionStatus): Promise<void> {
    return indexing(this.#db, this.#kind, ids, async () => {
      await sql`
        update ${this.#table} set status = ${status}, update_time = now()
        where id = any(${ids}::bigint[]) and status <> ${status}`.execute(this.#db)
    })
  }

  delete(ids: readonly number[]): Promise<void> {
    return indexing(this.#db, this.#kind, ids, async () => {
      await sql`delete from ${this.#table} where id = any(${ids}::bigint[])`.execute(this.#db)
    })
  }

  /** Notes that the files these items came from stand for them no more. */
  async release(ids: readonly number[]): Promise<void> {
    const { table } = this.#kind.table.parent
    await releaseFiles(
      this.#db,
      table,
      sql`select b.slug as parent, i.slug from ${this.#table} i join ${sql.table(table)} b on b.id = i.${this.#parent}
        where i.id = any(${ids}::bigint[]) and i.import_hash is not null`,
    )
  }

  /** Puts an item behind another of its parent, or first, and numbers the parent's items where it has to. */
  async reorder(id: number, parentId: number, afterId: number | null): Promise<void> {
    await sql`
      with numbered as (
        select id, row_number() over (order by sort_order, id) as place from ${this.#table}
        where ${this.#parent} = ${parentId} and id <> ${id}
      ), anchor as (
        select coalesce((select place from numbered where id = ${afterId}), 0) as place
      ), wanted as (
        select n.id, case when n.place <= anchor.place then n.place else n.place + 1 end as place from numbered n, anchor
        union all select ${id}::bigint, anchor.place + 1 from anchor
      )
      update ${this.#table} i set sort_order = w.place from wanted w where i.id = w.id and i.sort_order <> w.place`.execute(
      this.#db,
    )
    await sql`
      update ${sql.table(this.#kind.table.parent.table)} set order_edit_time = now() where id = ${parentId}`.execute(
      this.#db,
    )
  }

  #saveBelongings(id: number, content: ItemSnapshot): Promise<void> {
    const item = sql`select ${id}::bigint as id, ${JSON.stringify(content)}::text::jsonb as said`
    return saveBelongings(this.#db, this.#kind, item, 'ids')
  }

  #lastPlace(parentId: RawBuilder<unknown>): RawBuilder<number> {
    return lastPlaceOf(this.#kind.table, parentId)
  }
}
