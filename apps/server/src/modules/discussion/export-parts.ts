import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { type ExportedPart, exportTable } from '../../platform/export-user.ts'

const ownPosts = (userId: number) => sql`t.author_id = ${userId} and t.state <> 'deleted'`

/** What is kept of a user's part in the forum. */
export function discussionParts(kysely: Kysely<DB>): ExportedPart[] {
  return [
    exportTable(kysely, {
      name: 'discussions',
      table: 'discussion',
      key: 'id',
      columns: sql`t.id, t.category, t.title, t.content, t.tags, t.company, t.role, t.level, t.round, t.outcome, t.month,
        t.state, t.like_count, t.comment_count, t.favourite_count, t.view_count, t.create_time, t.edit_time`,
      ownedBy: ownPosts,
    }),
    exportTable(kysely, { name: 'discussionDrafts', table: 'discussion_draft', key: 'id' }),
    exportTable(kysely, { name: 'discussionLikes', table: 'discussion_like', key: 'discussion_id' }),
    exportTable(kysely, {
      name: 'discussionFavourites',
      table: 'discussion_favourite',
      key: 'discussion_id',
    }),
    exportTable(kysely, { name: 'discussionWatches', table: 'discussion_watch', key: 'discussion_id' }),
    exportTable(kysely, {
      name: 'discussionTagWatches',
      table: 'discussion_tag_watch',
      key: 'tag_id',
      columns: sql`t.tag_id, (select name from discussion_tag where id = t.tag_id) as tag, t.create_time`,
    }),
    exportTable(kysely, {
      name: 'discussionInvites',
      table: 'discussion_invite',
      key: 'discussion_id',
      columns: sql`t.discussion_id, t.create_time`,
    }),
    exportTable(kysely, {
      name: 'discussionViews',
      table: 'discussion_view',
      key: 'id',
      columns: sql`t.id, t.discussion_id, t.day`,
    }),
  ]
}
