import type { Mastery } from '@app/contract'
import type { ReactNode } from 'react'
import { Skeleton } from '../../../shared/components/Skeleton.tsx'
import { MasteryIcon } from '../../../shared/question/MasteryIcon.tsx'
import styles from './ActRow.module.css'

interface ActRowProps {
  mastery: Mastery
  title: string
  /** Pieces of a line below the title. */
  details: ReactNode
  /** The button that does it. */
  action: ReactNode
}

/** A suggestion of what to do now. */
export function ActRow({ mastery, title, details, action }: ActRowProps) {
  return (
    <li className={styles.row}>
      <MasteryIcon mastery={mastery} />
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.details}>{details}</p>
      </div>
      <div className={styles.action}>{action}</div>
    </li>
  )
}

export function ActRowOutline() {
  return (
    <li className={styles.row} aria-hidden="true">
      <MasteryIcon mastery={0} />
      <div className={styles.outline}>
        <Skeleton className={styles.titleOutline} />
        <Skeleton className={styles.detailsOutline} />
      </div>
    </li>
  )
}
