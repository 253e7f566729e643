import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../../shared/components/Button.tsx'
import { formatDuration } from '../../../shared/format-duration.ts'
import { MasteryIcon } from '../../problems/parts/MasteryIcon.tsx'
import type { CardDeckStore } from './CardDeckStore.ts'
import styles from './RecentCards.module.css'

/** What was just practised, and the way to practise what did not go well once more. */
export const RecentCards = observer(function RecentCards({ store }: { store: CardDeckStore }) {
  const { t, i18n } = useTranslation(['practice', 'question', 'review'])
  const rated = store.dealt.length - store.count(null)
  if (rated === 0) return null
  // A day's new questions have no other round.
  const weak = store.isToday ? 0 : store.count(1, 2)
  return (
    <section className={styles.recent} aria-labelledby="recent-cards">
      <div className={styles.head}>
        <h2 id="recent-cards">{t('cards.recent')}</h2>
        <span className={styles.figures}>
          {t('cards.figures', { count: rated, time: formatDuration(store.seconds, i18n.language) })}
        </span>
        {weak > 0 && (
          <Button
            className={styles.weak}
            variant="link"
            size="small"
            disabled={store.isShuffling}
            onClick={() => void store.shuffle('weak')}
          >
            {t('cards.onlyWeak', { count: weak })}
          </Button>
        )}
      </div>
      <ul>
        {store.recent.map(({ card, rating }) => (
          <li key={card.place} className={styles.row}>
            <span className={styles.mastery}>
              <MasteryIcon mastery={rating} />
              {t(`question:mastery.${rating}`)}
            </span>
            <Link to={`/problems/bagu/${card.questionId}`}>{card.title}</Link>
            <span className={styles.due}>
              {card.dueInDays === null
                ? ''
                : card.dueInDays === 0
                  ? t('cards.dueToday')
                  : t('review:rating.days', { count: card.dueInDays })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
})
