import type { ReviewCard } from '@app/contract/review/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../shared/components/Button.tsx'
import { Icon } from '../../../shared/Icon.tsx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantDrawerState } from '../../assistant/parts/AssistantDrawerState.ts'
import { usePageQuestion } from '../../assistant/parts/use-page-question.ts'
import { DifficultyLabel } from '../../problems/parts/DifficultyLabel.tsx'
import { FlipCard } from '../parts/FlipCard.tsx'
import type { ReviewStore } from '../ReviewStore.ts'
import { CardNote } from './CardNote.tsx'
import { CardNoteStore, subjectOf } from './CardNoteStore.ts'

interface Props {
  store: ReviewStore
  card: ReviewCard
}

/** The card to review now. */
export const CardView = observer(function CardView({ store, card }: Props) {
  const { t } = useTranslation('review')
  const { content } = card
  const askAi = useAskAi(card)
  const notes = useFeatureStore(CardNoteStore)
  const note = notes.editorOf(card)
  return (
    <>
      <FlipCard
        title={content.title}
        meta={<CardMeta card={card} />}
        statement={content.statement}
        shortAnswer={content.shortAnswer}
        keyPoints={content.keyPoints}
        isRevealed={store.isRevealed}
        onReveal={store.setRevealed}
        // The first card of a sitting takes nothing away.
        takesFocus={store.steps.length > 0}
      >
        <ButtonLink variant="text" size="small" to={pathOf(card)}>
          {t(content.statement === '' ? LINKS[card.subjectType] : 'card.code')}
        </ButtonLink>
        <Button variant="text" size="small" onClick={askAi}>
          <Icon name="robot" size={16} />
          {t('card.askAi')}
        </Button>
        {subjectOf(card) && (
          <Button
            variant="text"
            size="small"
            aria-keyshortcuts="e"
            aria-expanded={note !== undefined}
            onClick={() => void notes.toggle(card)}
          >
            <Icon name="edit" size={16} />
            {t('card.note')}
            <kbd>E</kbd>
          </Button>
        )}
        <Button
          variant="text"
          size="small"
          aria-keyshortcuts="s"
          disabled={store.isUndoing}
          onClick={store.bury}
        >
          {t('card.bury')}
          <kbd>S</kbd>
        </Button>
      </FlipCard>
      {note && <CardNote editor={note} />}
    </>
  )
})

const LINKS = { question: 'card.full', recall: 'card.point', interview: 'card.interview' } as const

/** Where it is read in full, or asked again. */
function pathOf({ subjectType, subjectId, content }: ReviewCard): string {
  if (subjectType === 'question') return `/problems/bagu/${subjectId}`
  return subjectType === 'recall'
    ? `/learning/core-knowledge/${content.source.id}`
    : `/interview/${content.source.id}`
}

/** A question of a bank goes along with what one asks; another subject is named in the question itself. */
function useAskAi({ subjectType, subjectId, content: { title, source } }: ReviewCard): () => void {
  const { t } = useTranslation('review')
  const { openAboutPage, openWith } = useFeatureStore(AssistantDrawerState)
  const isQuestion = subjectType === 'question'
  usePageQuestion({ id: isQuestion ? subjectId : undefined, title, appendToNote: undefined })
  return isQuestion ? openAboutPage : () => openWith(t('card.ask', { point: source.name, question: title }))
}

function CardMeta({ card: { content, lastRating, lastDaysAgo } }: { card: ReviewCard }) {
  const { t, i18n } = useTranslation(['review', 'question'])
  const days = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' })
  return (
    <>
      <span>{content.source.name}</span>
      {content.tags.slice(0, 2).map((tag) => (
        <span key={tag}>{tag}</span>
      ))}
      {content.difficulty && <DifficultyLabel difficulty={content.difficulty} />}
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
