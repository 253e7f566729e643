import type { ReviewCard } from '@app/contract'
import { Markdown } from '@app/ui/markdown'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AssistantDrawerState } from '../../../shared/assistant/AssistantDrawerState.ts'
import { usePageQuestion } from '../../../shared/assistant/use-page-question.ts'
import { Button, ButtonLink } from '../../../shared/components/Button.tsx'
import { Icon } from '../../../shared/Icon.tsx'
import { DifficultyLabel } from '../../../shared/question/DifficultyLabel.tsx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import type { ReviewStore } from '../ReviewStore.ts'
import styles from './CardView.module.css'

interface Props {
  store: ReviewStore
  card: ReviewCard
}

/** One card: the question, and its short answer and key points once they are revealed. */
export const CardView = observer(function CardView({ store, card }: Props) {
  const { t } = useTranslation('review')
  const { openAboutPage } = useFeatureStore(AssistantDrawerState)
  const { question, subjectId } = card
  const title = useFocusAfterRating(store)
  usePageQuestion({ id: subjectId, title: question.title, appendToNote: undefined })
  return (
    <article className={styles.card}>
      <CardMeta card={card} />
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {question.title}
      </h1>
      <Button
        className={styles.reveal}
        variant={store.isRevealed ? 'default' : 'primary'}
        aria-expanded={store.isRevealed}
        onClick={() => store.setRevealed(!store.isRevealed)}
      >
        {t(store.isRevealed ? 'card.hide' : 'card.reveal')}
        <kbd className={styles.key}>{t('keys.space')}</kbd>
      </Button>
      {store.isRevealed && <CardAnswer question={question} />}
      <div className={styles.acts}>
        <ButtonLink variant="text" size="small" to={`/problems/bagu/${subjectId}`}>
          {t('card.full')}
        </ButtonLink>
        <Button variant="text" size="small" onClick={openAboutPage}>
          <Icon name="robot" size={16} />
          {t('card.askAi')}
        </Button>
      </div>
    </article>
  )
})

function CardMeta({ card: { question, lastRating, lastDaysAgo } }: { card: ReviewCard }) {
  const { t, i18n } = useTranslation(['review', 'question'])
  const days = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' })
  return (
    <p className={styles.meta}>
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
    </p>
  )
}

function CardAnswer({ question: { shortAnswer, keyPoints } }: Pick<ReviewCard, 'question'>) {
  const { t } = useTranslation('review')
  return (
    <>
      <section className={styles.short} aria-labelledby="short-answer">
        <h2 id="short-answer">
          <Icon name="mic" size={16} />
          {t('card.short')}
        </h2>
        <Markdown source={shortAnswer} />
      </section>
      {keyPoints.length > 0 && (
        <ul className={styles.keyPoints} aria-label={t('card.keyPoints')}>
          {keyPoints.map(({ text, weight }) => (
            <li key={text}>
              <Icon name="target" size={18} />
              <span>{text}</span>
              <span className={styles.weight}>{t('card.weight', { weight })}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The next card is where reading goes on after a rating; the first one of a sitting takes nothing away. */
function useFocusAfterRating(store: ReviewStore) {
  const title = useRef<HTMLHeadingElement>(null)
  const isFirst = store.steps.length === 0
  useEffect(() => {
    if (!isFirst) title.current?.focus({ preventScroll: true })
  }, [isFirst])
  return title
}
