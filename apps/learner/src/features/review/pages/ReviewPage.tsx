import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../shared/components/LoadFailed.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { CardNoteStore } from '../card/CardNoteStore.ts'
import { CardView } from '../card/CardView.tsx'
import card from '../parts/CardPage.module.css'
import { RatingButtons } from '../parts/RatingButtons.tsx'
import { useCardKeys } from '../parts/use-card-keys.ts'
import { useUnsentSteps } from '../parts/use-unsent-steps.ts'
import { ReviewStore } from '../ReviewStore.ts'
import { FinishedState } from '../sections/FinishedState.tsx'
import { ForecastSection } from '../sections/ForecastSection.tsx'
import { SittingHeader } from '../sections/SittingHeader.tsx'
import { useNextDue } from '../sections/use-next-due.ts'

export const load: PageLoad = (root) => root.feature(ReviewStore).load()

/** Reviewing what is due, one card after another. */
export const Page = observer(function ReviewPage() {
  const { t } = useTranslation(['review', 'common'])
  const store = useFeatureStore(ReviewStore)
  const { current, summary, loading } = store
  const notes = useFeatureStore(CardNoteStore)
  const keys = useMemo(
    () => ({
      z: () => void store.undo(),
      s: store.bury,
      e: () => store.current && void notes.toggle(store.current),
    }),
    [store, notes],
  )
  useCardKeys(store, keys)
  useUnsentSteps(store.outbox)
  useNextDue(store)
  if (!summary) {
    if (loading.status !== 'failed') return <PageSkeleton />
    return <LoadFailed heading="h1" onRetry={() => void store.load()} />
  }
  return (
    <div className={card.page}>
      <SittingHeader store={store} summary={summary} />
      {current ? (
        <>
          <CardView key={`${current.id}-${current.version}`} store={store} card={current} />
          <RatingButtons
            intervals={current.intervals}
            isDisabled={!store.isRevealed || store.isUndoing}
            onRate={store.rate}
          />
          <p className={card.keys} aria-hidden="true">
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
