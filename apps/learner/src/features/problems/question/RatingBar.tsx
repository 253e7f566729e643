import type { Rating } from '@app/contract/review/values'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import bar from '../../../shared/reading/BottomBar.module.css'
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
  const { t } = useTranslation(['problems', 'question'])
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
              aria-pressed={store.rating === rating}
              data-suggested={store.suggestedRating === rating}
              onClick={() => void store.rate(rating)}
            >
              <MasteryIcon mastery={rating} />
              <span>
                <b>{t(`question:mastery.${rating}`)}</b>
                <small>{t(store.suggestedRating === rating ? 'rating.suggested' : `rating.${rating}`)}</small>
              </span>
              <kbd>{rating}</kbd>
            </button>
          ))}
        </div>
        {store.rating !== null && next && (
          <ButtonLink variant="primary" className={styles.next} to={`/problems/bagu/${next.id}${search}`}>
            {t('rating.next')}
          </ButtonLink>
        )}
      </div>
    </fieldset>
  )
})
