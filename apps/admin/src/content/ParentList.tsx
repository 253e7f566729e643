import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CreateLink } from '../shared/list/CreateLink.tsx'
import { type Column, toColumns } from '../shared/list/columns.tsx'
import { KeywordFilter } from '../shared/list/KeywordFilter.tsx'
import { ListPage } from '../shared/list/ListPage.tsx'
import styles from '../shared/list/NameCell.module.css'
import { ImportLink, OrderLink } from './ContentLinks.tsx'
import { ParentExport } from './ParentExport.tsx'
import type { ParentKind, ParentPart, ParentRecord } from './parent-kind.ts'

interface ParentListProps<R, V> {
  kind: ParentKind<R>
  part: ParentPart<R, V>
}

/** The parents of a kind; each leads to its form and to its items. */
export function ParentList<R extends ParentRecord, V>({ kind, part }: ParentListProps<R, V>) {
  const { t } = useTranslation('admin')
  const { name: resource, title, items, published } = kind
  const { Tabs = ImportLink } = part
  const columns: readonly Column<R>[] = [
    { source: 'sortOrder', sort: 'ASC', from: 'sm', width: 88 },
    {
      source: 'name',
      sort: 'ASC',
      render: ({ id, name, description }) => (
        <>
          <Link className={styles.link} to={`/${resource}/${id}`}>
            {name}
          </Link>
          <span className={styles.description}>{description}</span>
        </>
      ),
    },
    ...part.columns,
    { source: published.field, isNumber: true, ...(published.isSorted && { sort: 'DESC' as const }) },
    {
      source: 'totalCount',
      isNumber: true,
      render: ({ id, name, totalCount }) => (
        <Link
          className={styles.link}
          to={`/${items.resource}?filter=${encodeURIComponent(JSON.stringify({ [items.field]: id }))}`}
          aria-label={t(`resources.${resource}.items`, { name, count: totalCount })}
        >
          {totalCount}
        </Link>
      ),
    },
  ]
  return (
    <ListPage
      title={t(`page.${title}`)}
      orders={[
        { field: 'sortOrder', order: 'ASC' },
        { field: 'name', order: 'ASC' },
        ...(published.isSorted ? [{ field: published.field, order: 'DESC' as const }] : []),
        { field: 'id', order: 'ASC' },
      ]}
      actions={
        <>
          <Tabs />
          <ParentExport kind={kind} format={part.format} />
          <OrderLink />
          <CreateLink />
        </>
      }
      filters={<KeywordFilter placeholder={t(`resources.${resource}.search`)} />}
    >
      {toColumns(columns, t)}
    </ListPage>
  )
}
