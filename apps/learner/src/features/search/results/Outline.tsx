import { RESULTS_ON_PAGE } from '@app/contract/search/values'
import { useTranslation } from 'react-i18next'
import styles from './Outline.module.css'

const ROWS = Array.from({ length: RESULTS_ON_PAGE }, (_, row) => row)

/** Results that are on their way. */
export function Outline() {
  const { t } = useTranslation()
  return (
    <div className={styles.rows} role="status" aria-label={t('page.loading')}>
      {ROWS.map((row) => (
        <div key={row} className={styles.row} />
      ))}
    </div>
  )
}
