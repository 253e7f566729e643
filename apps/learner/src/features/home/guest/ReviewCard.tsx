import type { InterviewExample } from '@app/contract/interview-bank/schemas'
import { useTranslation } from 'react-i18next'
import { estimateMinutes } from '../../review/parts/estimate-minutes.ts'
import styles from './Cards.module.css'
import { HeardPoints } from './HeardPoints.tsx'

const SHOWN = 4

/** What came of the interview, and what of it comes back for review. */
export function ReviewCard({ example: { points } }: { example: InterviewExample }) {
  const { t } = useTranslation('home')
  const missed = points.filter(({ isMentioned }) => !isMentioned)
  return (
    <>
      <p className={styles.number}>
        {points.length - missed.length}
        <small>{t('loop.review.of', { count: points.length })}</small>
      </p>
      <p className={styles.due}>
        {t('loop.review.due', { count: missed.length, minutes: estimateMinutes(missed.length, 0) })}
      </p>
      <HeardPoints points={missed.slice(0, SHOWN)} />
    </>
  )
}
