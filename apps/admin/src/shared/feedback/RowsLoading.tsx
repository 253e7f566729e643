import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import styles from './RowsLoading.module.css'

const WIDTHS = ['62%', '48%', '71%', '55%', '66%']

/** A skeleton of rows, with the height of real rows. */
export function RowsLoading({ count }: { count: number }) {
  const { t } = useTranslation('admin')
  return (
    <div className={styles.rows} role="status" aria-label={t('ra.page.loading')}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton width={WIDTHS[index % WIDTHS.length]} />
        </div>
      ))}
    </div>
  )
}
