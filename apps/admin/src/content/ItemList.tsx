import { ReferenceField } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { CreateLink } from '../shared/list/CreateLink.tsx'
import { type Column, timeColumn, toColumns } from '../shared/list/columns.tsx'
import { ListPage } from '../shared/list/ListPage.tsx'
import { RecordLink } from '../shared/list/RecordLink.tsx'
import { StatusLabel } from '../shared/status/StatusLabel.tsx'
import { ImportLink, OrderLink } from './ContentLinks.tsx'
import { ItemBulkActions } from './ItemBulkActions.tsx'
import { ItemExport } from './ItemExport.tsx'
import { ItemFilters } from './ItemFilters.tsx'
import type { ItemKind, ItemListPart, ItemRecord } from './item-kind.ts'

interface ItemListProps<R> {
  kind: ItemKind<R>
  list: ItemListPart<R>
}

/** The list of all items of a kind, drafts included. */
export function ItemList<R extends ItemRecord>({ kind, list }: ItemListProps<R>) {
  const { t } = useTranslation('admin')
  const { parent } = kind
  const { Filters, Tabs = ImportLink, BulkActs, moreOrders = [] } = list
  const columns: readonly Column<R>[] = [
    { source: 'title', render: ({ title }) => <RecordLink>{title}</RecordLink> },
    { source: 'status', render: ({ status }) => <StatusLabel status={status} /> },
    {
      source: parent.field,
      from: 'sm',
      isOneLine: true,
      render: () => <ReferenceField source={parent.field} reference={parent.resource} link={false} />,
    },
    ...list.columns,
    timeColumn('updateTime', ({ updateTime }) => updateTime, 'lg'),
  ]
  return (
    <ListPage
      title={t(`page.${kind.title}`)}
      orders={[
        { field: 'sortOrder', order: 'ASC' },
        ...['updateTime', 'createTime', ...moreOrders].map((field) => ({ field, order: 'DESC' as const })),
      ]}
      rowClick="show"
      actions={
        <>
          <Tabs />
          <ItemExport kind={kind} format={list.format} />
          <OrderLink parentField={parent.field} />
          <CreateLink />
        </>
      }
      filters={<ItemFilters kind={kind}>{Filters && <Filters />}</ItemFilters>}
      bulkActions={<ItemBulkActions kind={kind}>{BulkActs && <BulkActs />}</ItemBulkActions>}
    >
      {toColumns(columns, t)}
    </ListPage>
  )
}
