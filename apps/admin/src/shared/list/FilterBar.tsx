import type { ReactNode } from 'react'
import { FilterLiveForm, ListContextProvider, type SortPayload, useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useHref, useLocation } from 'react-router-dom'
import styles from './ListPage.module.css'
import { ListTools } from './ListTools.tsx'
import { SortSelect } from './SortSelect.tsx'

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
      <ListContextProvider value={useListWhileHere()}>
        <FilterLiveForm>{children}</FilterLiveForm>
      </ListContextProvider>
      <SortSelect orders={orders} />
      <ListTools />
    </search>
  )
}

/**
 * The list, whose filters are set half a second after the last change unless one has gone on to another
 * page by then: while that page's code is on its way the list still stands, and setting a filter would
 * bring one back to it.
 */
function useListWhileHere() {
  const list = useListContext()
  const here = useHref(useLocation().pathname)
  const setFilters: typeof list.setFilters = (...change) => {
    if (here === window.location.pathname) {
      list.setFilters(...change)
    }
  }
  return { ...list, setFilters }
}
