import type { ReactNode } from 'react'
import { FilterLiveForm, type SortPayload } from 'react-admin'
import { useTranslation } from 'react-i18next'
import styles from './ListPage.module.css'
import { ListTools } from './ListTools.tsx'
import { OrderSelect } from './OrderSelect.tsx'

interface FilterBarProps {
  orders: readonly SortPayload[]
  /** Inputs, each named by the filter it sets. */
  children: ReactNode
}

/** What narrows a list, and its order. It takes effect as one types. */
export function FilterBar({ orders, children }: FilterBarProps) {
  const { t } = useTranslation('admin')
  return (
    <search className={styles.filters} aria-label={t('list.filters')}>
      <FilterLiveForm>{children}</FilterLiveForm>
      <OrderSelect orders={orders} />
      <ListTools />
    </search>
  )
}
