import type { DeckCard } from '@app/contract/card-deck/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../shared/components/Button.tsx'
import { Icon } from '../../../shared/Icon.tsx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantDrawerState } from '../../assistant/parts/AssistantDrawerState.ts'
import { usePageQuestion } from '../../assistant/parts/use-page-question.ts'
import { DifficultyLabel } from '../../problems/parts/DifficultyLabel.tsx'
import { FavouriteButton } from '../../problems/parts/FavouriteButton.tsx'
import { FlipCard } from '../../review/parts/FlipCard.tsx'
import { RatingButtons } from '../../review/parts/RatingButtons.tsx'
import type { CardDeckStore } from './CardDeckStore.ts'
import styles from './DeckCardView.module.css'

interface Props {
  store: CardDeckStore
  card: DeckCard
  /** Whether another card was shown before it. */
  takesFocus: boolean
}

/** The card on top of the deck, its self-rating, and the way to the ones before and after. */
export const DeckCardView = observer(function DeckCardView({ store, card, takesFocus }: Props) {
  const { t } = useTranslation(['practice', 'review'])
  const { openAboutPage } = useFeatureStore(AssistantDrawerState)
  const { questionId, title } = card
  usePageQuestion({ id: questionId, title, appendToNote: undefined })
  return (
    <>
      <div className={styles.deck}>
        <FlipCard
          title={title}
          meta={<CardMeta store={store} card={card} />}
          statement={card.statement}
          shortAnswer={card.shortAnswer}
          keyPoints={card.keyPoints}
          isRevealed={store.isRevealed}
          onReveal={store.setRevealed}
          takesFocus={takesFocus}
        >
          <ButtonLink variant="text" size="small" to={`/problems/bagu/${questionId}`}>
            {t(card.statement === '' ? 'review:card.full' : 'review:card.code')}
          </ButtonLink>
          <Button variant="text" size="small" onClick={openAboutPage}>
            <Icon name="robot" size={16} />
            {t('review:card.askAi')}
          </Button>
        </FlipCard>
      </div>
      <RatingButtons
        intervals={card.intervals}
        isDisabled={!store.isRevealed || store.isShuffling}
        onRate={store.rate}
      />
      <div className={styles.turn}>
        <Button variant="text" disabled={store.index === 0} onClick={store.previous}>
          <Icon name="left" size={16} />
          {t('cards.previous')}
        </Button>
        <Button variant="text" onClick={store.next}>
          {t(store.current?.rating ? 'cards.next' : 'cards.skip')}
          <Icon name="right" size={16} />
        </Button>
      </div>
    </>
  )
})

const CardMeta = observer(function CardMeta({ store, card }: Omit<Props, 'takesFocus'>) {
  const { t } = useTranslation(['practice', 'question'])
  const rating = store.current?.rating
  return (
    <>
      <span>{card.bankName}</span>
      {card.tags.slice(0, 2).map((tag) => (
        <span key={tag}>{tag}</span>
      ))}
      <DifficultyLabel difficulty={card.difficulty} />
      {card.encounterCount > 0 && <span>{t('cards.encounters', { count: card.encounterCount })}</span>}
      {rating && <span>{t('cards.ratedNow', { mastery: t(`question:mastery.${rating}`) })}</span>}
      <FavouriteButton
        className={styles.favourite}
        isFavourite={card.isFavourite}
        subject={card.title}
        onToggle={() => void store.toggleFavourite()}
      />
    </>
  )
})
