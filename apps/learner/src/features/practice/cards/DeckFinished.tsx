import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { formatDuration } from '../../../shared/format-duration.ts'
import { NextStepLink } from '../../review/parts/NextStepLink.tsx'
import type { CardDeckStore } from './CardDeckStore.ts'

interface Props {
  store: CardDeckStore
  /** Whether a card stood here before. */
  takesFocus: boolean
}

/** The deck has been gone through: what came of it, and what comes next. */
export const DeckFinished = observer(function DeckFinished({ store, takesFocus }: Props) {
  const { t, i18n } = useTranslation('practice')
  const isDaily = store.isToday
  const [skipped, good, weak] = [store.count(null), store.count(3, 4), store.count(1, 2)]
  const rated = store.dealt.length - skipped
  const came = [
    ...(good > 0 ? [t('cards.good', { count: good })] : []),
    ...(weak > 0 ? [t('cards.weak', { count: weak })] : []),
  ]
  return (
    <EmptyState
      art="finished"
      heading="h1"
      title={isDaily ? todaysTitle() : t('cards.finished')}
      hint={
        rated > 0
          ? t('cards.finishedHint', {
              rated,
              time: formatDuration(store.seconds, i18n.language),
              came: came.join(t('filter.comma')),
            })
          : t('cards.allSkipped')
      }
      takesFocus={takesFocus}
    >
      {skipped > 0 && (
        <Button variant="primary" onClick={store.returnToSkipped}>
          {t('cards.toSkipped', { count: skipped })}
        </Button>
      )}
      {isDaily ? (
        skipped === 0 && <NextStepLink isSettled={store.outbox.steps.length === 0} />
      ) : (
        <AnotherRound store={store} weak={weak} isNext={skipped === 0} />
      )}
    </EmptyState>
  )

  function todaysTitle(): string {
    return skipped > 0
      ? t('today.skipped', { count: skipped })
      : t('today.finished', { count: store.dealt.length })
  }
})

/** A day's new questions have none: reviewing brings back what was not known. */
const AnotherRound = observer(function AnotherRound({
  store,
  weak,
  isNext,
}: {
  store: CardDeckStore
  weak: number
  isNext: boolean
}) {
  const { t } = useTranslation('practice')
  return (
    <>
      {weak > 0 && (
        <Button
          variant={isNext ? 'primary' : 'default'}
          disabled={store.isShuffling}
          onClick={() => void store.shuffle('weak')}
        >
          {t('cards.onlyWeak', { count: weak })}
        </Button>
      )}
      <Button disabled={store.isShuffling} onClick={() => void store.shuffle('all')}>
        {t('cards.again')}
      </Button>
    </>
  )
})
