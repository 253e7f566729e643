import { ColumnsButton } from 'react-admin'
import styles from './ListPage.module.css'
import { SavedFilters } from './SavedFilters.tsx'

/** Saved queries of a list and the choice of its columns. */
export function ListTools() {
  return (
    <div className={styles.tools}>
      <SavedFilters />
      <ColumnsButton />
    </div>
  )
}
