import { type Kysely, sql } from 'kysely'
import type {
  ContentPlace,
  ContentRows,
  FolderStoreOf,
  KnownFile,
  WrittenRow,
} from '../../../platform/content-store.ts'
import { columnsOf, definitionsOf, excludedOf, type Fields, valuesOf } from '../../../platform/db/fields.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { interviewBankFields } from './interview-fields.ts'

const fields = {
  ...interviewBankFields,
  order: { column: 'sort_order', type: 'integer' },
} as const satisfies Fields

/** Interview banks as the content folder's import reads and writes them. */
export class InterviewBankStore implements ReturnType<FolderStoreOf> {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async findFiles(places: readonly ContentPlace[]): Promise<KnownFile[]> {
    const slugs = places.map(({ slug }) => slug)
    const { rows } = await sql<KnownFile>`
      select '' as parent, slug, import_hash as hash, edit_time is not null as "isEdited", false as "isReleased"
      from interview_bank where slug = any(${slugs}::text[])
      union all
      select '', bank_slug, null, true, true from interview_release
      where slug = '' and bank_slug = any(${slugs}::text[])`.execute(this.#db)
    return rows
  }

  async saveFiles(rows: ContentRows): Promise<WrittenRow[]> {
    const written = await sql<WrittenRow>`
      with source as (${rows}), saved as (
        insert into interview_bank (slug, ${columnsOf(fields)}, import_hash)
        select s.slug, ${valuesOf(fields, 'd')}, s.hash
        from source s, jsonb_to_record(s.draft) as d (${definitionsOf(fields)}) order by d."order", s.slug
        on conflict (slug) do update set ${excludedOf(fields)}, import_hash = excluded.import_hash, update_time = now(),
          version = interview_bank.version + 1
        where interview_bank.edit_time is null
        returning id, slug, version
      )
      select s.key, w.id, w.version from source s join saved w using (slug)`.execute(this.#db)
    return written.rows
  }

  /** A bank refers to nothing. */
  async relate(): Promise<void> {}
}
