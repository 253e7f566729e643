import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../shared/components/Skeleton.tsx'
import styles from './RowsOutline.module.css'

/** Rows of a list that is on its way. */
export function RowsOutline({ rows }: { rows: number }) {
  const { t } = useTranslation('common')
  return (
    <ul role="status" aria-label={t('page.loading')}>
      {Array.from({ length: rows }, (_, index) => (
        <li key={index} className={styles.row}>
          <Skeleton className={styles.text} />
        </li>
      ))}
    </ul>
  )
}
