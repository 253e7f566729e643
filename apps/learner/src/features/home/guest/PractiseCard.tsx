import type { InterviewExample } from '@app/contract/interview-bank/schemas'
import { Link } from 'react-router-dom'
import styles from './Cards.module.css'
import { HeardPoints } from './HeardPoints.tsx'

/** As many points as fit beside the other cards. */
const SHOWN = 4

/** A question, an answer from memory, and which points it has. */
export function PractiseCard({ example: { training } }: { example: InterviewExample }) {
  return (
    <>
      <p className={styles.title}>
        <Link to={`/problems/bagu/${training.id}`}>{training.title}</Link>
      </p>
      <p className={styles.answer}>
        <span className={styles.beginning}>{training.answer}</span>
      </p>
      <HeardPoints points={training.points.slice(0, SHOWN)} />
    </>
  )
}
