import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import styles from './GoalRing.module.css'

const RADIUS = 30
const LENGTH = 2 * Math.PI * RADIUS

/** How much of today's goal is done. */
export function GoalRing({ done, goal }: { done: number; goal: number }) {
  const { t } = useTranslation('today')
  const isReached = done >= goal
  return (
    <div className={styles.goal}>
      <svg
        viewBox="0 0 72 72"
        width="72"
        height="72"
        role="img"
        aria-label={t('rhythm.goalSaid', { done, goal })}
      >
        <circle cx="36" cy="36" r={RADIUS} className={styles.track} />
        {done > 0 && (
          <circle
            cx="36"
            cy="36"
            r={RADIUS}
            className={styles.done}
            strokeDasharray={`${Math.min(done / goal, 1) * LENGTH} ${LENGTH}`}
          />
        )}
      </svg>
      <div>
        <p className={styles.count} aria-hidden="true">
          {done}
          <small>/{goal}</small>
        </p>
        <p className={styles.text}>
          {isReached ? (
            <>
              <Icon name="check" size={14} />
              {t('rhythm.reached')}
            </>
          ) : (
            t('rhythm.left', { count: goal - done })
          )}
        </p>
      </div>
    </div>
  )
}
