import type { Rating } from '@app/contract/review/values'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { describeInterval } from '../../review/parts/describe-interval.ts'
import { MasteryIcon } from '../parts/MasteryIcon.tsx'
import type { QuestionStore } from './QuestionStore.ts'
import styles from './Ratings.module.css'

const RATINGS: readonly Rating[] = [1, 2, 3, 4]

interface Props {
  store: QuestionStore
  /** Whether the keys 1 to 4 rate too. */
  hasKeys: boolean
}

/** The four self-ratings, each with when it brings the question back. */
export const Ratings = observer(function Ratings({ store, hasKeys }: Props) {
  const { t } = useTranslation('question')
  const { rating: given } = store
  return (
    <div className={styles.ratings}>
      {RATINGS.map((rating) => (
        <button
          key={rating}
          type="button"
          aria-pressed={given.current === rating}
          data-suggested={store.suggestedRating === rating}
          onClick={() => given.rate(rating)}
        >
          <MasteryIcon mastery={rating} />
          <span>
            <b>{t(`mastery.${rating}`)}</b>
            <small>
              <Meaning store={store} rating={rating} />
            </small>
          </span>
          {hasKeys && <kbd>{rating}</kbd>}
        </button>
      ))}
    </div>
  )
})

/** When a self-rating brings the question back; in words what it says, as long as that is not known. */
const Meaning = observer(function Meaning({ store, rating }: { store: QuestionStore; rating: Rating }) {
  const { t } = useTranslation(['review', 'question', 'problems'])
  const { memory, current, outbox } = store.rating
  const next = memory.value?.intervals.find((one) => one.rating === rating)
  // Of the one that was given it is when the question comes back now, not what giving it again would do.
  const days = current === rating && outbox.steps.length === 0 ? memory.value?.dueInDays : null
  const interval = next && days ? { ...next, days } : next
  const meaning = interval ? describeInterval(t, interval) : t(`problems:rating.${rating}`)
  return store.suggestedRating === rating ? t('problems:rating.suggested', { meaning }) : meaning
})

/** What became of the self-rating: when the question comes back, or that it waits for the network. */
export const StoredRating = observer(function StoredRating({ store }: { store: QuestionStore }) {
  const { t } = useTranslation(['problems', 'review'])
  const { outbox, current, memory } = store.rating
  const days = memory.value?.dueInDays ?? null
  const isStored = current !== null && outbox.steps.length === 0 && days !== null
  return (
    <p className={styles.stored} role="status">
      {outbox.isStuck
        ? t('review:unsent', { count: outbox.steps.length })
        : isStored && (days === 0 ? t('rating.returnsToday') : t('rating.returns', { count: days }))}
    </p>
  )
})
