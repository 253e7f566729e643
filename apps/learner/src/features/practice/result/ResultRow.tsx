import { countPoints, standingOf } from '@app/contract/key-point/values'
import type { ResultQuestion } from '@app/contract/paper/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { formatDuration } from '../../../shared/format-duration.ts'
import { Icon } from '../../../shared/Icon.tsx'
import { CheckList } from '../../checking/parts/CheckList.tsx'
import { MarkedText } from '../../checking/parts/MarkedText.tsx'
import { PlainPoints } from '../../checking/parts/PlainPoints.tsx'
import { withNumbers } from '../../checking/parts/points.ts'
import { References } from '../../checking/parts/References.tsx'
import { SelfRating } from '../rating/SelfRating.tsx'
import styles from './ResultRow.module.css'
import { type ResultStore, saidPoints } from './ResultStore.ts'

interface Props {
  store: ResultStore
  question: ResultQuestion
  number: number
}

/** One question of the result; opened, what was put down stands beside what one says. */
export const ResultRow = observer(function ResultRow({ store, question, number }: Props) {
  const { t, i18n } = useTranslation(['practice', 'question', 'review', 'checking'])
  const { title, bankName, seconds, score, rating, answer, questionId } = question
  const isWritten = answer.trim() !== ''
  const points = withNumbers(saidPoints(question))
  const { pointCount, mentionedCount, uncheckedCount } = countPoints(question.keyPoints)
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
          {uncheckedCount > 0 && (
            <span className={styles.unchecked}>{t('result.unchecked', { count: uncheckedCount })}</span>
          )}
        </h3>
        <Outcome question={question} />
        <b className={styles.score}>
          {score ?? (uncheckedCount > 0 ? `${mentionedCount}/${pointCount}` : t('history.unscored'))}
        </b>
        <Icon name="right" size={18} />
      </summary>
      <div className={styles.body}>
        <div>
          <h4>{t('result.mine')}</h4>
          {isWritten ? (
            <MarkedText turn={{ number: 0, content: answer }} points={points} />
          ) : (
            <p className={styles.nothing}>
              {rating === null || !question.isAnswered
                ? t('result.nothing')
                : t('result.ratedOnly', { mastery: t(`question:mastery.${rating}`) })}
            </p>
          )}
          {isWritten &&
            question.rules.map((rule) => (
              <p key={rule} className={styles.rule}>
                {t(`checking:rule.${rule}`)}
              </p>
            ))}
          <References
            answers={{ short: question.shortAnswer, spoken: question.spokenAnswer }}
            heading={<h4>{t('review:card.short')}</h4>}
          />
          <h4 className={styles.rate}>{t('result.rate')}</h4>
          <SelfRating value={rating} onRate={(next) => void store.rate(question, next)} />
        </div>
        <div>
          {points.length > 0 && <h4>{t('review:card.keyPoints')}</h4>}
          {isWritten ? (
            <CheckList
              points={points}
              turns={[{ number: 0, content: answer }]}
              onCheck={(point, check, passage) => void store.check(questionId, point, check, passage)}
            />
          ) : (
            <PlainPoints points={question.keyPoints} />
          )}
          <ButtonLink variant="text" size="small" to={`/problems/bagu/${questionId}`}>
            {t('review:card.full')}
          </ButtonLink>
        </div>
      </div>
    </details>
  )
})

/** In a few words: nothing, a self-rating, or how many key points were left out or said wrongly. */
function Outcome({ question: { isAnswered, rating, keyPoints } }: Pick<Props, 'question'>) {
  const { t } = useTranslation(['practice', 'question'])
  const standings = keyPoints.map(standingOf)
  const missing = standings.filter((standing) => standing === 'missing').length
  const wrong = standings.filter((standing) => standing === 'wrong').length
  const found = [
    ...(missing > 0 ? [t('result.missing', { count: missing })] : []),
    ...(wrong > 0 ? [t('result.wrong', { count: wrong })] : []),
  ]
  const text = !isAnswered
    ? t('result.unanswered')
    : rating !== null
      ? t(`question:mastery.${rating}`)
      : found.join(t('filter.comma'))
  return <span className={styles.outcome}>{text}</span>
}
