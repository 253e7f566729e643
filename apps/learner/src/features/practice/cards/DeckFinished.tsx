import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { formatDuration } from '../../../shared/format-duration.ts'
import type { CardDeckStore } from './CardDeckStore.ts'

/** The deck has been gone through: what came of it, and what comes next. */
export const DeckFinished = observer(function DeckFinished({ store }: { store: CardDeckStore }) {
  const { t, i18n } = useTranslation('practice')
  const [skipped, weak] = [store.count(null), store.count(1, 2)]
  return (
    <EmptyState
      art="finished"
      heading="h1"
      title={t('cards.finished')}
      hint={t('cards.finishedHint', {
        rated: store.dealt.length - skipped,
        good: store.count(3, 4),
        weak,
        time: formatDuration(store.seconds, i18n.language),
      })}
    >
      {skipped > 0 && (
        <Button variant="primary" onClick={store.returnToSkipped}>
          {t('cards.toSkipped', { count: skipped })}
        </Button>
      )}
      {weak > 0 && (
        <Button
          variant={skipped > 0 ? 'default' : 'primary'}
          disabled={store.isShuffling}
          onClick={() => void store.shuffle('weak')}
        >
          {t('cards.onlyWeak', { count: weak })}
        </Button>
      )}
      <Button disabled={store.isShuffling} onClick={() => void store.shuffle('all')}>
        {t('cards.again')}
      </Button>
    </EmptyState>
  )
})
