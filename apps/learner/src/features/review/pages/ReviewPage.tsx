import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { CardView } from '../card/CardView.tsx'
import { RatingButtons } from '../card/RatingButtons.tsx'
import { useReviewKeys } from '../card/use-review-keys.ts'
import { ReviewStore } from '../ReviewStore.ts'
import { FinishedState } from '../sections/FinishedState.tsx'
import { ForecastSection } from '../sections/ForecastSection.tsx'
import { SittingHeader } from '../sections/SittingHeader.tsx'
import { useUnsentSteps } from '../sections/use-unsent-steps.ts'
import styles from './ReviewPage.module.css'

export const load: PageLoad = (root) => root.feature(ReviewStore).load()

/** Reviewing what is due, one card after another. */
export const Page = observer(function ReviewPage() {
  const { t } = useTranslation('review')
  const store = useFeatureStore(ReviewStore)
  const { current, summary, loading } = store
  useReviewKeys(store)
  useUnsentSteps(store)
  if (!summary) {
    if (loading.status !== 'failed') return <PageSkeleton />
    return (
      <EmptyState art="failed" heading="h1" title={t('failed.title')} hint={t('failed.hint')}>
        <Button onClick={() => void store.load()}>{t('failed.retry')}</Button>
      </EmptyState>
    )
  }
  return (
    <div className={styles.page}>
      <SittingHeader store={store} summary={summary} />
      {current ? (
        <>
          <CardView key={`${current.id}-${current.version}`} store={store} card={current} />
          <RatingButtons store={store} card={current} />
          <p className={styles.keys} aria-hidden="true">
            <kbd>{t('keys.space')}</kbd> {t('card.reveal')} · <kbd>1</kbd>–<kbd>4</kbd> {t('rating.label')} ·{' '}
            <kbd>Z</kbd> {t('undo')} · <kbd>?</kbd> {t('keys.all')}
          </p>
        </>
      ) : (
        <FinishedState store={store} summary={summary} />
      )}
      <ForecastSection store={store} summary={summary} />
    </div>
  )
})
