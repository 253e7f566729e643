import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

/**
 * Notes that files stand for nothing any more, so that the next import does not bring back what an admin has deleted,
 * moved or renamed (docs/decisions/005); belongs into the transaction that does so.
 * @param kind table of the parents
 * @param places query of `parent` and `slug`; the parent's own file has the slug ''
 */
export async function releaseFiles(db: Kysely<DB>, kind: string, places: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into content_release (kind, parent, slug)
    select ${kind}::text, p.parent, p.slug from (${places}) p on conflict do nothing`.execute(db)
}

/** Those of some places that are released, as an import learns of them. @param places what has `parent` and `slug` */
export const releasedAmong = (kind: string, places: RawBuilder<unknown>) => sql`
  select k.parent, k.slug, null as hash, true as "isEdited", true as "isReleased"
  from ${places} k join content_release r on r.kind = ${kind} and r.parent = k.parent and r.slug = k.slug`
