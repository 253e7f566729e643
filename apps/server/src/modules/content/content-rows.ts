import { type RawBuilder, sql } from 'kysely'
import type { ContentPlace, ContentRows } from './content-store.ts'

/** A file as it is written: the draft as its kind stores it. */
export interface FileRow extends ContentPlace {
  key: number
  /** The item that was written, where it is known. */
  id?: number
  /** null when the next import has to look at the file again. */
  hash: string | null
  draft: object
}

/** Rows that the server holds. */
export function rowsOfFiles(files: readonly FileRow[]): ContentRows {
  return sql`
    select key, key as place, parent, slug, hash, id, draft from jsonb_to_recordset(${JSON.stringify(files)}::text::jsonb)
      as r (key bigint, parent text, slug text, hash text, id bigint, draft jsonb)`
}

/** Rows of an upload. @param version which version of its items a row is meant for */
export function rowsOfImport(
  version: 'before_version' | 'after_version',
  condition: RawBuilder<unknown>,
): ContentRows {
  return sql`
    select r.id as key, row_number() over (order by r.number, r.id) as place, r.bank as parent, r.slug, r.draft, r.before,
      r.target_id as id, r.${sql.ref(version)} as version
    from question_import_row r where ${condition}`
}
