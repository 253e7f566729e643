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

/** The filters of a list and its order. They take effect while the admin types. */
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
 * The list's context, with filters that are set only while this page is open. They are set half a second after the
 * last change. When the admin has followed a link by then, the list is still mounted while the next page's code is
 * loaded, and setting a filter would navigate back to it.
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
