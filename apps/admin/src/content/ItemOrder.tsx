import { useGetOne } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { RecordFailed } from '../shared/feedback/RecordFailed.tsx'
import { OrderPage } from '../shared/order/OrderPage.tsx'
import { PageBack } from '../shared/page/PageBack.tsx'
import { PageHeader } from '../shared/page/PageHeader.tsx'
import type { ItemKind } from './item-kind.ts'

/** Puts the items of a parent in order, drafts too. */
export function ItemOrder<R>({ kind: { name, parent } }: { kind: ItemKind<R> }) {
  const { t } = useTranslation('admin')
  const parentId = Number(useParams().parentId)
  const { data, error, refetch } = useGetOne(parent.resource, { id: parentId })
  const filter = { [parent.field]: parentId }
  if (error) {
    return (
      <>
        <PageHeader title={t('order.action')} before={<PageBack to={name} />} />
        <RecordFailed error={error} onRetry={() => void refetch()} />
      </>
    )
  }
  return (
    <OrderPage
      title={t('order.of', { name: data?.name ?? '' })}
      list={`${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`}
      resource={name}
      filter={filter}
      toRow={({ id, title, status }) => ({
        id: Number(id),
        name: title,
        ...(status !== 'published' && { detail: t(`status.${status}`) }),
      })}
    />
  )
}
