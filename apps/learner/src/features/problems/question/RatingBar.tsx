import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import bar from '../../../shared/reading/BottomBar.module.css'
import { useUnsentSteps } from '../../review/parts/use-unsent-steps.ts'
import type { QuestionStore } from './QuestionStore.ts'
import styles from './RatingBar.module.css'
import { Ratings, StoredRating } from './Ratings.tsx'

/** The self-rating, at the foot of the screen once the answer is shown; then the link to the next question. */
export const RatingBar = observer(function RatingBar({
  store,
  search,
}: {
  store: QuestionStore
  search: string
}) {
  const { t } = useTranslation('problems')
  useUnsentSteps(store.rating.outbox)
  if (!store.isRevealed) return null
  const next = store.position.value?.next
  return (
    <fieldset className={bar.bar} data-bottom-bar="" aria-label={t('rating.label')}>
      <div className={`${bar.inner} ${styles.inner}`}>
        <span className={styles.label}>{t('rating.label')}</span>
        <Ratings store={store} hasKeys />
        {store.rating.current !== null && next && (
          <ButtonLink
            variant="primary"
            className={styles.next}
            data-next=""
            to={`/problems/bagu/${next.id}${search}`}
          >
            {t('rating.next')}
          </ButtonLink>
        )}
      </div>
      <StoredRating store={store} />
    </fieldset>
  )
})
