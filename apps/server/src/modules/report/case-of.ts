import { sql } from 'kysely'

/** Whether a case, called `c`, is about what a user published, or about them. */
export const isCaseOf = (userId: number) => sql<boolean>`(c.target_type, c.target_id) in (
  select 'discussion', id from discussion where author_id = ${userId}
  union all select 'comment', id from comment where author_id = ${userId}
  union all select 'user', ${userId}::bigint)`

/** Whether the thing of a case, called `c`, was found against the rules. */
export const isUpheld = sql<boolean>`coalesce(c.outcome in ('hidden', 'deleted'), false)`
