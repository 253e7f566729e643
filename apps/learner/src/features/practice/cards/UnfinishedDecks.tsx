import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatDaysAgo } from '../../../shared/format-time.ts'
import { toDrawSearch } from '../../../shared/list/draw-filter.ts'
import { useFilterWords } from '../filter/use-filter-words.ts'
import type { CardDeckStore } from './CardDeckStore.ts'
import styles from './UnfinishedDecks.module.css'

/** Other decks that the user can go on with. */
export const UnfinishedDecks = observer(function UnfinishedDecks({ store }: { store: CardDeckStore }) {
  const { t, i18n } = useTranslation('practice')
  const wordsOf = useFilterWords()
  const decks = (store.unfinished.value ?? []).filter(({ id }) => id !== store.deck?.id)
  if (decks.length === 0) return null
  return (
    <section className={styles.decks} aria-labelledby="unfinished-decks">
      <h2 id="unfinished-decks">{t('cards.unfinished')}</h2>
      <ul>
        {decks.map((deck) => {
          const { name, details } = wordsOf(deck)
          return (
            <li key={deck.id}>
              <span className={styles.name}>
                <Link to={`/problems/cards${toDrawSearch(deck.filter)}`}>{name}</Link>
                <span className={styles.facts}>{details.join(t('filter.comma'))}</span>
              </span>
              <span className={styles.facts}>{formatDaysAgo(deck.updateTime, i18n.language)}</span>
              <span className={styles.facts}>
                {deck.ratedCount}/{deck.cardCount}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
})
