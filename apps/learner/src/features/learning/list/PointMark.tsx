import styles from './PointMark.module.css'
import type { PointState } from './point-state.ts'

/** A ring, half full while reading, with a tick once learned: told by its shape. The words beside it say the same. */
export function PointMark({ state }: { state: PointState }) {
  return (
    <svg className={styles.mark} viewBox="0 0 20 20" data-state={state} aria-hidden="true">
      <circle cx="10" cy="10" r="8.2" />
      {state === 'learned' && <path className={styles.tick} d="m6.3 10.3 2.6 2.6 4.8-5.3" />}
      {state === 'reading' && <path className={styles.half} d="M10 4.5a5.5 5.5 0 0 0 0 11z" />}
    </svg>
  )
}
