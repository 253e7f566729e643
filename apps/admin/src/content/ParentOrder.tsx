import { useTranslation } from 'react-i18next'
import { OrderPage } from '../shared/order/OrderPage.tsx'
import type { ParentKind } from './parent-kind.ts'

/** Puts the parents of a kind in order. */
export function ParentOrder<R>({ kind: { name, detail } }: { kind: ParentKind<R> }) {
  const { t } = useTranslation('admin')
  return (
    <OrderPage
      title={t(`resources.${name}.order`)}
      list={name}
      resource={name}
      toRow={(record) => ({ id: Number(record.id), name: record.name, detail: record[detail] })}
    />
  )
}
