import type { InterviewResult } from '@app/contract'
import { Button } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { adviceOf } from './advice.ts'
import styles from './MissedSection.module.css'
import type { ResultStore } from './ResultStore.ts'

interface Props {
  store: ResultStore
  result: InterviewResult
}

/** How many of the mistakes that return are named. */
const MOST_NAMED = 3

/** How many key points were missed, and the way to put them into the review. */
export const MissedSection = observer(function MissedSection({ store, result }: Props) {
  const { t } = useTranslation('interview')
  const { missedCount, reviewedCount, returning, score } = result
  if (missedCount === 0) return score === null ? null : <p className={styles.none}>{t('missed.none')}</p>
  const isReviewed = reviewedCount >= missedCount
  const topics = [...new Set(adviceOf(result).gaps.map(({ topic }) => topic))].slice(0, 2)
  return (
    <section className={styles.missed} aria-label={t('missed.label')}>
      <div role="status">
        <p className={styles.title}>
          {t('missed.title', { count: missedCount, topics: topics.join(t('comma')) })}
        </p>
        <p className={styles.text}>{t(isReviewed ? 'missed.done' : 'missed.text', { count: missedCount })}</p>
        {returning.length > 0 && (
          <p className={styles.text} data-returning="">
            {t('missed.returning', {
              points: returning
                .slice(0, MOST_NAMED)
                .map(({ point, count }) => t('missed.returningPoint', { point, count }))
                .join(t('clause')),
            })}
          </p>
        )}
      </div>
      {isReviewed ? (
        <ButtonLink variant="primary" to="/problems/review">
          {t('missed.toReview')}
        </ButtonLink>
      ) : (
        <Button type="primary" loading={store.isAdding} onClick={() => void store.reviewMissed()}>
          {t('missed.add', { count: missedCount })}
        </Button>
      )}
    </section>
  )
})
