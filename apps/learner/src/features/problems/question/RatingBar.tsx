import type { Rating } from '@app/contract/review/values'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import bar from '../../../shared/reading/BottomBar.module.css'
import { describeInterval } from '../../review/parts/describe-interval.ts'
import { useUnsentSteps } from '../../review/parts/use-unsent-steps.ts'
import { MasteryIcon } from '../parts/MasteryIcon.tsx'
import type { QuestionStore } from './QuestionStore.ts'
import styles from './RatingBar.module.css'

const RATINGS: readonly Rating[] = [1, 2, 3, 4]

/** The self-rating, at the foot of the screen once the answer is shown; then the link to the next question. */
export const RatingBar = observer(function RatingBar({
  store,
  search,
}: {
  store: QuestionStore
  search: string
}) {
  const { t } = useTranslation(['problems', 'question', 'review'])
  const { rating: given } = store
  useUnsentSteps(given.outbox)
  if (!store.isRevealed) return null
  const next = store.position.value?.next
  return (
    <fieldset className={bar.bar} data-bottom-bar="" aria-label={t('rating.label')}>
      <div className={`${bar.inner} ${styles.inner}`}>
        <span className={styles.label}>{t('rating.label')}</span>
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
                <b>{t(`question:mastery.${rating}`)}</b>
                <small>
                  <Meaning store={store} rating={rating} />
                </small>
              </span>
              <kbd>{rating}</kbd>
            </button>
          ))}
        </div>
        {given.current !== null && next && (
          <ButtonLink variant="primary" className={styles.next} to={`/problems/bagu/${next.id}${search}`}>
            {t('rating.next')}
          </ButtonLink>
        )}
      </div>
      <Stored store={store} />
    </fieldset>
  )
})

/** When a self-rating brings the question back; in words what it says, as long as that is not known. */
const Meaning = observer(function Meaning({ store, rating }: { store: QuestionStore; rating: Rating }) {
  const { t } = useTranslation(['review', 'question', 'problems'])
  const interval = store.rating.memory.value?.intervals.find((one) => one.rating === rating)
  const meaning = interval ? describeInterval(t, interval) : t(`problems:rating.${rating}`)
  return store.suggestedRating === rating ? t('problems:rating.suggested', { meaning }) : meaning
})

/** What became of the self-rating: when the question comes back, or that it waits for the network. */
const Stored = observer(function Stored({ store }: { store: QuestionStore }) {
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
