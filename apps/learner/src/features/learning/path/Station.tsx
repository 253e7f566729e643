import styles from './Station.module.css'

const LENGTH = 100

interface Props {
  number: number
  learned: number
  count: number
}

/** A station: its number in a ring that fills with what is learned, and a tick once all of it is. */
export function Station({ number, learned, count }: Props) {
  const isDone = learned === count
  return (
    <svg className={styles.station} viewBox="0 0 56 56" aria-hidden="true" data-done={isDone}>
      <circle className={styles.ring} cx="28" cy="28" r="23" />
      <circle
        className={styles.learned}
        cx="28"
        cy="28"
        r="23"
        pathLength={LENGTH}
        strokeDasharray={`${(learned / count) * LENGTH} ${LENGTH}`}
        transform="rotate(-90 28 28)"
      />
      {isDone ? (
        <path className={styles.tick} d="m19 28.5 6 6 12-13" />
      ) : (
        <text x="28" y="34" textAnchor="middle">
          {number}
        </text>
      )}
    </svg>
  )
}
