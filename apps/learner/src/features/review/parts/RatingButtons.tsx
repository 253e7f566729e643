import type { ReviewInterval } from '@app/contract/review/schemas'
import type { Rating } from '@app/contract/review/values'
import { useTranslation } from 'react-i18next'
import { MasteryIcon } from '../../problems/parts/MasteryIcon.tsx'
import { describeInterval } from './describe-interval.ts'
import styles from './RatingButtons.module.css'

interface Props {
  intervals: readonly ReviewInterval[]
  /** As long as the answer is not revealed. */
  isDisabled: boolean
  onRate: (rating: Rating) => void
}

/** The self-rating of a card, with when it comes back. */
export function RatingButtons({ intervals, isDisabled, onRate }: Props) {
  const { t } = useTranslation(['review', 'question'])
  return (
    <fieldset
      className={styles.ratings}
      data-bottom-bar=""
      aria-label={t('rating.label')}
      disabled={isDisabled}
    >
      {intervals.map((interval) => (
        <button key={interval.rating} type="button" onClick={() => onRate(interval.rating)}>
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
}
