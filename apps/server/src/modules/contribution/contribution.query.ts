import type { Contract } from '@app/contract/contract'
import { sql } from 'kysely'
import { createList } from '../../platform/list/create-list.ts'
import type { ListArguments } from '../../platform/list/page-call.ts'

export type ContributionListArguments = ListArguments<Contract['contribution']['page']>
export type OwnContributionListArguments = ListArguments<Contract['contribution']['mine']>

/** What is read of a contribution `c`; what it refers to is looked up for the rows of the page alone. */
export const selected = sql`
  c.id, c.user_id, c.kind, c.state, c.question_id, c.bank_id, c.fields, c.reason, c.source, c.note,
  c.create_time, c.update_time, c.handle_time,
  coalesce((select title from question where id = c.question_id and c.kind <> 'new'), c.title) as title,
  exists (select 1 from question where id = c.question_id and status = 'published') as is_published,
  coalesce((select b.name from question q join question_bank b on b.id = q.bank_id where q.id = c.question_id),
    (select name from question_bank where id = c.bank_id), '') as bank_name,
  (select username from app_user where id = c.user_id and delete_time is null) as author_name,
  (select avatar_url from app_user where id = c.user_id and delete_time is null) as author_avatar_url,
  (select username from app_user where id = c.handler_id and delete_time is null) as handler_name`

export const contributions = createList<Contract['contribution']['page']>({
  source: sql`contribution c`,
  filters: {
    ids: { condition: (ids) => sql`id = any(${ids}::bigint[])` },
    state: { condition: (state) => sql`state = ${state}` },
    kind: { condition: (kind) => sql`kind = ${kind}` },
    questionId: { condition: (questionId) => sql`question_id = ${questionId}` },
    userId: { condition: (userId) => sql`user_id = ${userId}` },
  },
  orders: {
    createTime: { columns: ['create_time'], natural: 'descend' },
    updateTime: { columns: ['update_time'], natural: 'descend' },
  },
  defaultOrder: 'createTime',
})

/** The contributions of one user. */
export const ownContributions = (userId: number) =>
  createList<Contract['contribution']['mine']>({
    source: sql`contribution c`,
    filters: { state: { condition: (state) => sql`state = ${state}` } },
    always: () => sql`user_id = ${userId}`,
    orders: { createTime: { columns: ['create_time'], natural: 'descend' } },
    defaultOrder: 'createTime',
  })
