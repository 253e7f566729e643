import type { ResultQuestion } from '@app/contract'
import { Markdown } from '@app/ui/markdown'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { formatDuration } from '../../../shared/format-duration.ts'
import { Icon } from '../../../shared/Icon.tsx'
import { SelfRating } from '../rating/SelfRating.tsx'
import { ResultKeyPoints } from './ResultKeyPoints.tsx'
import styles from './ResultRow.module.css'
import type { ResultStore } from './ResultStore.ts'

interface Props {
  store: ResultStore
  question: ResultQuestion
  number: number
}

/** One question of the result; opened, what was put down stands beside what one says. */
export const ResultRow = observer(function ResultRow({ store, question, number }: Props) {
  const { t, i18n } = useTranslation(['practice', 'question', 'review'])
  const { title, bankName, seconds, score, rating, answer, questionId } = question
  return (
    <details className={styles.row}>
      <summary>
        <span className={styles.number}>{number}</span>
        <h3>
          {title}
          <span className={styles.facts}>
            {[bankName, ...(seconds > 0 ? [formatDuration(seconds, i18n.language)] : [])].join(
              t('filter.comma'),
            )}
          </span>
        </h3>
        <Outcome question={question} />
        <b className={styles.score}>{score ?? t('history.unscored')}</b>
        <Icon name="right" size={18} />
      </summary>
      <div className={styles.body}>
        <div>
          <h4>{t('result.mine')}</h4>
          {answer.trim() !== '' ? (
            <p className={styles.answer}>{answer}</p>
          ) : (
            <p className={styles.nothing}>
              {rating === null || !question.isAnswered
                ? t('result.nothing')
                : t('result.ratedOnly', { mastery: t(`question:mastery.${rating}`) })}
            </p>
          )}
          <h4 className={styles.rate}>{t('result.rate')}</h4>
          <SelfRating value={rating} onRate={(next) => void store.rate(question, next)} />
        </div>
        <div>
          <h4>{t('review:card.short')}</h4>
          <div className={styles.short}>
            <Markdown source={question.shortAnswer} />
          </div>
          <ResultKeyPoints keyPoints={question.keyPoints} />
          <ButtonLink variant="text" size="small" to={`/problems/bagu/${questionId}`}>
            {t('review:card.full')}
          </ButtonLink>
        </div>
      </div>
    </details>
  )
})

/** In a few words: nothing, a self-rating, or how many key points are missing. */
function Outcome({ question: { isAnswered, rating, keyPoints } }: Pick<Props, 'question'>) {
  const { t } = useTranslation(['practice', 'question'])
  const missing = keyPoints.filter(({ isCovered }) => isCovered === false).length
  const text = !isAnswered
    ? t('result.unanswered')
    : rating !== null
      ? t(`question:mastery.${rating}`)
      : missing > 0
        ? t('result.missing', { count: missing })
        : ''
  return <span className={styles.outcome}>{text}</span>
}
