import type { KeyPoint } from '@app/contract/key-point/schemas'
import { Markdown } from '@app/ui/markdown'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import { Icon } from '../../../shared/Icon.tsx'
import styles from './FlipCard.module.css'

interface Props {
  title: string
  /** What stands above the title. */
  meta: ReactNode
  /** What is to be programmed, markdown; empty for what is answered in words. */
  statement: string
  /** Of what is to be programmed: its explanation. */
  shortAnswer: string
  keyPoints: readonly KeyPoint[]
  isRevealed: boolean
  onReveal: (isRevealed: boolean) => void
  /** Whether reading goes on here, after another card. */
  takesFocus: boolean
  /** What one can do beside rating. */
  children: ReactNode
}

/** One card: the question, and its short answer and key points once they are revealed. */
export function FlipCard({ title, meta, isRevealed, onReveal, takesFocus, children, ...answer }: Props) {
  const { t } = useTranslation('review')
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    heading.current?.focus({ preventScroll: true })
    if (card.current && isAboveScreen(card.current)) card.current.scrollIntoView({ behavior: 'instant' })
  }, [takesFocus])
  return (
    <article ref={card} className={styles.card}>
      <div className={styles.meta}>{meta}</div>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {answer.statement !== '' && <Markdown source={answer.statement} idPrefix="statement-" />}
      <Button
        className={styles.reveal}
        variant={isRevealed ? 'default' : 'primary'}
        aria-expanded={isRevealed}
        onClick={() => onReveal(!isRevealed)}
      >
        {t(isRevealed ? 'card.hide' : 'card.reveal')}
        <kbd className={styles.key}>{t('keys.space')}</kbd>
      </Button>
      {isRevealed && <CardAnswer {...answer} />}
      <div className={styles.acts}>{children}</div>
    </article>
  )
}

/** Whether the reader has scrolled past the top of an element, or would see it under the header. */
const isAboveScreen = (element: Element) =>
  element.getBoundingClientRect().top < Number.parseFloat(getComputedStyle(element).scrollMarginTop)

type CardAnswerProps = Pick<Props, 'statement' | 'shortAnswer' | 'keyPoints'>

function CardAnswer({ statement, shortAnswer, keyPoints }: CardAnswerProps) {
  const { t } = useTranslation('review')
  return (
    <>
      <section className={styles.short} aria-labelledby="short-answer">
        <h2 id="short-answer">
          <Icon name={statement === '' ? 'mic' : 'book'} size={16} />
          {t(statement === '' ? 'card.short' : 'card.explanation')}
        </h2>
        <Markdown source={shortAnswer} idPrefix="answer-" />
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
