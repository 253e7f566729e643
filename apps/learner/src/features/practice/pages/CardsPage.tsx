import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../shared/components/Button.tsx'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { LoadFailed } from '../../../shared/components/LoadFailed.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { Skeleton } from '../../../shared/components/Skeleton.tsx'
import { parseDrawFilter } from '../../../shared/list/draw-filter.ts'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import frame from '../../review/parts/CardPage.module.css'
import { NextStepLink } from '../../review/parts/NextStepLink.tsx'
import { isTodaysDeck } from '../../review/parts/todays-deck.ts'
import { useCardKeys } from '../../review/parts/use-card-keys.ts'
import { useUnsentSteps } from '../../review/parts/use-unsent-steps.ts'
import { CardDeckStore } from '../cards/CardDeckStore.ts'
import { DeckCardView } from '../cards/DeckCardView.tsx'
import { DeckFinished } from '../cards/DeckFinished.tsx'
import { DeckHeader } from '../cards/DeckHeader.tsx'
import { RecentCards } from '../cards/RecentCards.tsx'
import { UnfinishedDecks } from '../cards/UnfinishedDecks.tsx'
import styles from './CardsPage.module.css'

export const load: PageLoad = (root, { search }) =>
  root.feature(CardDeckStore).load(isTodaysDeck(search) ? 'today' : parseDrawFilter(search))

/** Practice by cards: the questions of a filter, shuffled, from where the user stopped. */
export const Page = observer(function CardsPage() {
  const { t } = useTranslation('practice')
  const store = useFeatureStore(CardDeckStore)
  useDeckKeys(store)
  useUnsentSteps(store.outbox)
  const { deck, opening } = store
  if (deck === undefined) return opening.status === 'failed' ? <NotOpened store={store} /> : <PageSkeleton />
  if (deck === null || store.dealt.length === 0)
    return store.isToday ? (
      <EmptyState art="finished" heading="h1" title={t('today.none')} hint={t('today.noneHint')}>
        <NextStepLink isSettled />
      </EmptyState>
    ) : (
      <EmptyState art="noMatch" heading="h1" title={t('cards.none')} hint={t('cards.noneHint')}>
        <ButtonLink to="/problems">{t('cards.toList')}</ButtonLink>
      </EmptyState>
    )
  return (
    <div className={frame.page}>
      <DeckHeader store={store} deck={deck} />
      <Top store={store} />
      <RecentCards store={store} />
      <UnfinishedDecks store={store} />
    </div>
  )
})

/** The card on top, or what there is instead. */
const Top = observer(function Top({ store }: { store: CardDeckStore }) {
  const { t } = useTranslation(['practice', 'review', 'common'])
  const isFirst = useRef(true)
  const { card } = store
  useEffect(() => {
    if (card) isFirst.current = false
  }, [card])
  if (store.current === undefined) return <DeckFinished store={store} takesFocus={!isFirst.current} />
  if (store.isStuck) return <Button onClick={store.retry}>{t('common:action.retry')}</Button>
  if (!card) return <Skeleton className={styles.waiting} />
  return (
    <>
      <DeckCardView key={card.place} store={store} card={card} takesFocus={!isFirst.current} />
      <p className={frame.keys} aria-hidden="true">
        <kbd>{t('review:keys.space')}</kbd> {t('review:card.reveal')} · <kbd>1</kbd>–<kbd>4</kbd>{' '}
        {t('review:rating.label')} · <kbd>←</kbd> <kbd>→</kbd> {t('cards.turn')} · <kbd>F</kbd>{' '}
        {t('cards.favourite')} · <kbd>?</kbd> {t('review:keys.all')}
      </p>
    </>
  )
})

function NotOpened({ store }: { store: CardDeckStore }) {
  return <LoadFailed heading="h1" onRetry={store.reload} />
}

function useDeckKeys(store: CardDeckStore): void {
  const keys = useMemo(
    () => ({
      arrowleft: store.previous,
      arrowright: store.next,
      f: () => void store.toggleFavourite(),
    }),
    [store],
  )
  useCardKeys(store, keys)
}
