import type { Deck } from '@app/contract/card-deck/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { IconLink } from '../../../shared/components/IconButton.tsx'
import bar from '../../../shared/components/StickyBar.module.css'
import { toDrawSearch } from '../../../shared/list/draw-filter.ts'
import { useFilterWords } from '../filter/use-filter-words.ts'
import type { CardDeckStore } from './CardDeckStore.ts'
import styles from './DeckHeader.module.css'
import { LazyShuffleButton } from './lazy-shuffle.tsx'

interface Props {
  store: CardDeckStore
  deck: Deck
}

/** Which deck it is, how far one has come, the way out and shuffling again. */
export const DeckHeader = observer(function DeckHeader({ store, deck }: Props) {
  const { t } = useTranslation('practice')
  const { name, details } = useFilterWords()(deck)
  const isDaily = deck.day !== null
  const total = store.dealt.length
  const { outbox } = store
  return (
    <>
      <div className={styles.header}>
        <IconLink
          icon="x"
          label={t('cards.leave')}
          to={isDaily ? '/' : `/problems${toDrawSearch(deck.filter)}`}
          className={styles.leave ?? ''}
        />
        <p className={bar.name}>
          <b>{isDaily ? t('today.title') : name}</b>
          <span className={bar.details}>
            {[
              ...(isDaily ? [name] : details),
              deck.matching > total
                ? t('cards.someOf', { count: total, matching: deck.matching })
                : t('cards.size', { count: total }),
              deck.position > 0 ? t('cards.resumed') : t('cards.shuffled'),
            ].join(t('filter.comma'))}
          </span>
        </p>
        <span className={styles.count}>
          <b>{Math.min(store.index + 1, total)}</b>/{total}
        </span>
        {!isDaily && <LazyShuffleButton store={store} outline={<span className={styles.shuffle} />} />}
      </div>
      <Pips store={store} />
      <p className={styles.unsent} role="status">
        {outbox.isStuck && t('cards.unsent', { count: outbox.steps.length })}
      </p>
    </>
  )
})

const Pips = observer(function Pips({ store }: Pick<Props, 'store'>) {
  const { t } = useTranslation('practice')
  const { dealt, index } = store
  return (
    <div
      className={styles.pips}
      role="img"
      aria-label={t('cards.progress', {
        total: dealt.length,
        done: dealt.length - store.count(null),
        instant: store.count(4),
        known: store.count(3),
        vague: store.count(2),
        forgotten: store.count(1),
      })}
      data-dense={dealt.length > 60}
    >
      {dealt.map(({ place, rating }, at) => (
        <i key={place} data-rating={rating ?? undefined} data-now={at === index || undefined} />
      ))}
    </div>
  )
})
