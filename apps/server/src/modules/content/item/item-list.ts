import type { QuestionStatus } from '@app/contract/content/values'
import { type RawBuilder, sql } from 'kysely'
import type { Filter } from '../../../platform/list/filters.ts'
import type { Order } from '../../../platform/list/order.ts'
import type { ItemTable } from './item-kind.ts'

/** The rows of a kind, as `i`, with what is told of their parents, as it stands behind `from`. */
export function sourceOf({ name, parent }: ItemTable): RawBuilder<unknown> {
  return sql`(
    select item.*, parent.name as parent_name, parent.slug as parent_slug, parent.sort_order as parent_order
    from ${sql.table(name)} item join ${sql.table(parent.table)} parent on parent.id = item.${sql.ref(parent.column)}) i`
}

/** What every list of items is filtered by. */
export const itemFilters = {
  ids: { condition: (ids: readonly number[]) => sql`id = any(${ids}::bigint[])` },
  status: { condition: (status: QuestionStatus) => sql`status = ${status}` },
} satisfies Record<string, Filter<never, void>>

/** The items of one parent. */
export const ofParent = ({ parent }: ItemTable) => ({
  condition: (id: number) => sql`${sql.ref(parent.column)} = ${id}`,
})

/** How every list of items is ordered. */
export const itemOrders = ({ parent }: ItemTable) => ({
  sortOrder: { columns: ['parent_order', parent.column, 'sort_order'], natural: 'ascend' } satisfies Order,
  createTime: { columns: ['create_time'], natural: 'descend' } satisfies Order,
  updateTime: { columns: ['update_time'], natural: 'descend' } satisfies Order,
})
