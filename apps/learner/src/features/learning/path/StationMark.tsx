import styles from './StationMark.module.css'

const LENGTH = 100

interface Props {
  x: number
  y: number
  number: number
  learned: number
  count: number
  /** The user goes on here. */
  isCurrent: boolean
}

/** A station on the line: a tick when all is learned, a ring that fills where the user goes on, else its number. */
export function StationMark({ x, y, number, learned, count, isCurrent }: Props) {
  if (learned === count)
    return (
      <>
        <circle className={styles.done} cx={x} cy={y} r="17" />
        <path className={styles.tick} d={`m${x - 6.5} ${y + 0.5} 4.5 4.5 8.5 -9.5`} />
      </>
    )
  if (!isCurrent)
    return (
      <>
        <circle className={learned > 0 ? styles.begun : styles.open} cx={x} cy={y} r="17" />
        <text className={styles.number} x={x} y={y + 5} textAnchor="middle">
          {number}
        </text>
      </>
    )
  return (
    <>
      <circle className={styles.gap} cx={x} cy={y} r="30" />
      <circle className={styles.ring} cx={x} cy={y} r="23" />
      <circle
        className={styles.filled}
        cx={x}
        cy={y}
        r="23"
        pathLength={LENGTH}
        strokeDasharray={`${(learned / count) * LENGTH} ${LENGTH}`}
        transform={`rotate(-90 ${x} ${y})`}
      />
      <text className={styles.current} x={x} y={y + 6} textAnchor="middle">
        {number}
      </text>
    </>
  )
}
