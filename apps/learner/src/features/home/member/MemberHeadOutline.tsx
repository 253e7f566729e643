import { Skeleton } from '../../../shared/components/Skeleton.tsx'
import { ActRowOutline } from './ActRow.tsx'
import styles from './MemberHead.module.css'
import { ProgressOutline } from './ProgressSummary.tsx'

/** Takes the room of MemberHead until the user is known. */
export function MemberHeadOutline() {
  return (
    <div className={styles.head} aria-hidden="true">
      <div>
        <div className={styles.date}>
          <Skeleton className={styles.dateOutline} />
        </div>
        <div className={styles.title}>
          <Skeleton className={styles.titleOutline} />
        </div>
        <ul className={styles.list}>
          <ActRowOutline />
          <ActRowOutline />
        </ul>
      </div>
      <div className={styles.progress}>
        <ProgressOutline />
      </div>
    </div>
  )
}
