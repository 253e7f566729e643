import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../shared/components/Skeleton.tsx'
import styles from './MemberHead.module.css'

/** Takes the room of MemberHead until the user and their plan are known. */
export function MemberHeadOutline() {
  const { t } = useTranslation()
  return (
    <div className={styles.head} role="status" aria-label={t('page.loading')}>
      <div aria-hidden="true">
        <div className={styles.date}>
          <Skeleton className={styles.dateOutline} />
        </div>
        <div className={styles.title}>
          <Skeleton className={styles.titleOutline} />
        </div>
        <div className={styles.hint}>
          <Skeleton className={styles.hintOutline} />
        </div>
        <div className={styles.actions} />
        <ul className={styles.list}>
          {[1, 2, 3, 4].map((row) => (
            <li key={row} className={styles.outline}>
              <Skeleton className={styles.rowOutline} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
