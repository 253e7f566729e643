import type { Mastery } from '@app/contract/question/values'
import styles from './MasteryIcon.module.css'

/** Four bars like a signal: as many are filled as the mastery has. Says nothing to a screen reader. */
export function MasteryIcon({ mastery }: { mastery: Mastery }) {
  return (
    <svg className={styles.icon} viewBox="0 0 17 14" data-mastery={mastery} aria-hidden="true">
      <rect x="0" y="9" width="3" height="5" rx="1" />
      <rect x="4.6" y="6" width="3" height="8" rx="1" />
      <rect x="9.2" y="3" width="3" height="11" rx="1" />
      <rect x="13.8" y="0" width="3" height="14" rx="1" />
    </svg>
  )
}
