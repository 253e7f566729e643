import type { InterviewResult } from '@app/contract/interview-session/schemas'
import { Button, Checkbox } from 'antd'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import box from '../../../shared/components/CallBox.module.css'
import { type MissedPoint, missedPoints } from './advice.ts'
import styles from './MissedSection.module.css'
import type { ResultStore } from './ResultStore.ts'

interface Props {
  store: ResultStore
  result: InterviewResult
}

/** How many of the mistakes that return are named. */
const MOST_NAMED = 3

const keyOf = ({ place, point }: MissedPoint) => `${place} ${point}`

/** How many key points were missed or said wrongly, and the way to put them into the review, all or some. */
export const MissedSection = observer(function MissedSection({ store, result }: Props) {
  const { t } = useTranslation('interview')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isChoosing, setChoosing] = useState(false)
  const id = useId()
  const { missedCount, reviewedCount, returning, score } = result
  const missed = result.questions.flatMap(missedPoints)
  if (missed.length === 0) return score === null ? null : <p className={styles.none}>{t('missed.none')}</p>
  const chosen = missed.filter((point) => !left.has(keyOf(point)))
  const wrong = missed.filter(({ standing }) => standing === 'wrong').length
  const isReviewed = reviewedCount >= missedCount
  return (
    <section className={styles.missed} aria-label={t('missed.label')}>
      <div className={styles.line}>
        <div role="status">
          <p className={box.title}>
            {t('missed.title', { count: missed.length })}
            {t(wrong > 0 ? 'missed.parts' : 'missed.allLeft', { left: missed.length - wrong, wrong })}
          </p>
          <p className={box.text}>
            {reviewedCount > 0 ? t('missed.done', { count: reviewedCount }) : t('missed.text')}
          </p>
          {returning.length > 0 && (
            <p className={box.text} data-returning="">
              {t('missed.returning', {
                points: returning
                  .slice(0, MOST_NAMED)
                  .map(({ point, count }) => t('missed.returningPoint', { point, count }))
                  .join(t('clause')),
              })}
            </p>
          )}
        </div>
        <div className={styles.acts}>
          {!isReviewed && (
            <Button
              type="text"
              aria-expanded={isChoosing}
              aria-controls={id}
              onClick={() => setChoosing(!isChoosing)}
            >
              {t(isChoosing ? 'missed.fold' : 'missed.choose')}
            </Button>
          )}
          {isReviewed ? (
            <ButtonLink variant="primary" to="/problems/review">
              {t('missed.toReview')}
            </ButtonLink>
          ) : (
            <Button
              type="primary"
              loading={store.isAdding}
              disabled={chosen.length === 0}
              onClick={() => void store.reviewMissed(chosen.map(({ place, point }) => ({ place, point })))}
            >
              {t('missed.add', { count: chosen.length })}
            </Button>
          )}
        </div>
      </div>
      {!isReviewed && (
        <div id={id} className={styles.choice} hidden={!isChoosing}>
          {missed.map((point) => (
            <Checkbox
              key={keyOf(point)}
              checked={!left.has(keyOf(point))}
              onChange={({ target }) => {
                const others = [...left].filter((key) => key !== keyOf(point))
                setLeft(new Set(target.checked ? others : [...others, keyOf(point)]))
              }}
            >
              {point.text}
              <small>{t(`missed.${point.standing}`, { topic: point.topic })}</small>
            </Checkbox>
          ))}
        </div>
      )}
    </section>
  )
})
