import { useGetOne } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { OrderPage } from '../shared/order/OrderPage.tsx'
import type { ItemKind } from './item-kind.ts'

/** Puts the items of a parent in order, drafts too. */
export function ItemOrder<R>({ kind: { name, parent } }: { kind: ItemKind<R> }) {
  const { t } = useTranslation('admin')
  const parentId = Number(useParams().parentId)
  const { data } = useGetOne(parent.resource, { id: parentId })
  const filter = { [parent.field]: parentId }
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
