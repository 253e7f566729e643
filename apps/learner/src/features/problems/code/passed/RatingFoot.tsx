import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useUnsentSteps } from '../../../review/parts/use-unsent-steps.ts'
import { Ratings, StoredRating } from '../../question/Ratings.tsx'
import type { WorkbenchProps } from '../workbench-props.ts'
import styles from './RatingFoot.module.css'

/** The self-rating, below what tells the solution. */
export const RatingFoot = observer(function RatingFoot({ store, questions }: WorkbenchProps) {
  const { t } = useTranslation('problems')
  useUnsentSteps(questions.rating.outbox)
  const { left } = store.view
  const isDue = left === 'passed' || (left === 'explanation' && store.isExplained)
  if (!isDue) return null
  return (
    <fieldset className={styles.foot} data-bottom-bar="" data-rating-foot="" aria-label={t('rating.label')}>
      <Ratings store={questions} hasKeys={false} />
      <StoredRating store={questions} />
    </fieldset>
  )
})
