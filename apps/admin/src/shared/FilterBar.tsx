import type { ReactNode } from 'react'
import { FilterLiveForm, SortButton } from 'react-admin'
import { useTranslation } from 'react-i18next'
import styles from './ListPage.module.css'

interface FilterBarProps {
  sortFields: string[]
  /** Inputs, each named by the filter it sets. */
  children: ReactNode
}

/** What narrows a list, and its order. It takes effect as one types. */
export function FilterBar({ sortFields, children }: FilterBarProps) {
  const { t } = useTranslation('admin')
  return (
    <search className={styles.filters} aria-label={t('list.filters')}>
      <FilterLiveForm>{children}</FilterLiveForm>
      <div className={styles.sort}>
        <SortButton fields={sortFields} />
      </div>
    </search>
  )
}
