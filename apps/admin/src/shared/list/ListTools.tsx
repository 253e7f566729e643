import { ColumnsButton } from 'react-admin'
import styles from './ListPage.module.css'
import { SavedFilters } from './SavedFilters.tsx'

/** What one keeps of a list: queries under a name, and which columns it shows. */
export function ListTools() {
  return (
    <div className={styles.tools}>
      <SavedFilters />
      <ColumnsButton />
    </div>
  )
}
