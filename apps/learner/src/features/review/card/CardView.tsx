import type { ReviewCard } from '@app/contract'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { AssistantDrawerState } from '../../../shared/assistant/AssistantDrawerState.ts'
import { usePageQuestion } from '../../../shared/assistant/use-page-question.ts'
import { Button, ButtonLink } from '../../../shared/components/Button.tsx'
import { Icon } from '../../../shared/Icon.tsx'
import { DifficultyLabel } from '../../../shared/question/DifficultyLabel.tsx'
import { FlipCard } from '../../../shared/review/FlipCard.tsx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import type { ReviewStore } from '../ReviewStore.ts'

interface Props {
  store: ReviewStore
  card: ReviewCard
}

/** The card to review now. */
export const CardView = observer(function CardView({ store, card }: Props) {
  const { t } = useTranslation('review')
  const { openAboutPage } = useFeatureStore(AssistantDrawerState)
  const { question, subjectId } = card
  usePageQuestion({ id: subjectId, title: question.title, appendToNote: undefined })
  return (
    <FlipCard
      title={question.title}
      meta={<CardMeta card={card} />}
      shortAnswer={question.shortAnswer}
      keyPoints={question.keyPoints}
      isRevealed={store.isRevealed}
      onReveal={store.setRevealed}
      // The first card of a sitting takes nothing away.
      takesFocus={store.steps.length > 0}
    >
      <ButtonLink variant="text" size="small" to={`/problems/bagu/${subjectId}`}>
        {t('card.full')}
      </ButtonLink>
      <Button variant="text" size="small" onClick={openAboutPage}>
        <Icon name="robot" size={16} />
        {t('card.askAi')}
      </Button>
    </FlipCard>
  )
})

function CardMeta({ card: { question, lastRating, lastDaysAgo } }: { card: ReviewCard }) {
  const { t, i18n } = useTranslation(['review', 'question'])
  const days = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' })
  return (
    <>
      <span>{question.bankName}</span>
      {question.tags.slice(0, 2).map((tag) => (
        <span key={tag}>{tag}</span>
      ))}
      <DifficultyLabel difficulty={question.difficulty} />
      <span>
        {lastRating === null || lastDaysAgo === null
          ? t('card.fresh')
          : t('card.last', {
              mastery: t(`question:mastery.${lastRating}`),
              when: days.format(-lastDaysAgo, 'day'),
            })}
      </span>
    </>
  )
}
