import type { Contract } from '@app/contract/contract'
import { questionStatus } from '@app/contract/question-record/schemas'
import { sql } from 'kysely'
import { allOf, askedFilters, type FilterTable, type Fragment } from '../../../platform/list/filters.ts'
import { type Order, resolveOrder } from '../../../platform/list/order.ts'
import type { FiltersOf, ListArguments, SortFieldOf } from '../../../platform/list/page-call.ts'
import { limitTo, type Slice } from '../../../platform/list/paging.ts'
import { idsByKeyword } from '../../../platform/search/matching.ts'
import { hasTagOf } from '../read/question-filters.ts'

type PageCall = Contract['questionRecord']['page']

/** Which questions an admin's list holds, and in which order. */
export type QuestionRecordListArguments = ListArguments<PageCall>

const filters: FilterTable<FiltersOf<PageCall>> = {
  ids: { condition: (ids) => sql`q.id = any(${ids}::bigint[])` },
  bankId: { condition: (bankId) => sql`q.bank_id = ${bankId}` },
  tag: { condition: (tag) => hasTagOf([tag]) },
  difficulty: { condition: (difficulty) => sql`q.difficulty = ${difficulty}` },
  status: { condition: (status) => sql`q.status = ${sql.lit(status)}` },
  keyword: {
    condition: (keyword) => sql`q.id in ${idsByKeyword(keyword, { kind: 'question', withHidden: true })}`,
  },
}

const orders: Record<SortFieldOf<PageCall>, Order> = {
  sortOrder: { columns: ['bank_id', 'sort_order'], natural: 'ascend' },
  createTime: { columns: ['create_time'], natural: 'descend' },
  updateTime: { columns: ['update_time'], natural: 'descend' },
  viewCount: { columns: ['view_count'], natural: 'descend' },
  encounterCount: { columns: ['encounter_count'], natural: 'descend' },
}

/** The ids of one page. Each status is an index in each order: the first ones of each are put together. */
export function pageOfIds(list: QuestionRecordListArguments, slice: Slice): Fragment {
  const order = resolveOrder(orders[list.sortField ?? 'sortOrder'], list.sortOrder)
  const statuses = list.status === undefined ? questionStatus.options : [list.status]
  const firstOnes = statuses.map(
    (status) => sql`(
      select ${order.key('q')} from question q where ${whereOf({ ...list, status })}
      order by ${order.orderBy('q')} ${limitTo({ limit: slice.offset + slice.limit, offset: 0 })})`,
  )
  return sql`
    select q.id, row_number() over (order by ${order.orderBy('q')}) as place
    from (${sql.join(firstOnes, sql` union all `)}) q
    order by ${order.orderBy('q')} ${limitTo(slice)}`
}

/** How many questions the list holds. */
export function countOf(list: QuestionRecordListArguments): Fragment {
  return sql`select count(*) from question q where ${whereOf(list)}`
}

function whereOf(list: QuestionRecordListArguments): Fragment {
  return allOf(askedFilters(filters, list).map((filter) => filter.condition()))
}
