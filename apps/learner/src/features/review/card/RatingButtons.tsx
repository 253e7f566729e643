import type { ReviewCard, ReviewInterval } from '@app/contract'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { MasteryIcon } from '../../../shared/question/MasteryIcon.tsx'
import type { ReviewStore } from '../ReviewStore.ts'
import styles from './RatingButtons.module.css'

/** The self-rating, with when the card comes back; open once the answer is revealed. */
export const RatingButtons = observer(function RatingButtons({
  store,
  card,
}: {
  store: ReviewStore
  card: ReviewCard
}) {
  const { t } = useTranslation(['review', 'question'])
  return (
    <fieldset
      className={styles.ratings}
      data-bottom-bar=""
      aria-label={t('rating.label')}
      disabled={!store.isRevealed || store.isUndoing}
    >
      {card.intervals.map((interval) => (
        <button key={interval.rating} type="button" onClick={() => store.rate(interval.rating)}>
          <MasteryIcon mastery={interval.rating} />
          <span>
            <b>{t(`question:mastery.${interval.rating}`)}</b>
            <small>{describeInterval(t, interval)}</small>
          </span>
          <kbd>{interval.rating}</kbd>
        </button>
      ))}
    </fieldset>
  )
})

const MONTH = 30
const YEAR = 365

function describeInterval(t: TFunction<['review', 'question']>, { days, minutes }: ReviewInterval): string {
  if (days === 0) return t('rating.minutes', { count: minutes })
  if (days < 2 * MONTH) return t('rating.days', { count: days })
  if (days < YEAR) return t('rating.months', { count: Math.round(days / MONTH) })
  return t('rating.years', { count: Math.round((days / YEAR) * 10) / 10 })
}
