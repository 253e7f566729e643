import type { InterviewResultQuestion, InterviewTurn } from '@app/contract/interview-session/schemas'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MarkedText } from '../../checking/parts/MarkedText.tsx'
import { type NumberedPoint, withNumbers } from '../../checking/parts/points.ts'
import { HandedInCode } from '../../problems/parts/run/HandedInCode.tsx'
import styles from './QuestionDetails.module.css'

interface Props extends Pick<InterviewResultQuestion, 'turns' | 'assessment'> {
  /** Whose answer it is. */
  heading: string
  /** The key points beside what was said. */
  list: (points: readonly NumberedPoint[], turns: readonly InterviewTurn[]) => ReactNode
  /** Stands below what was said, on a phone below the key points. */
  children?: ReactNode
  /** Stands below it all. */
  below?: ReactNode
}

/** What was said to a question beside its key points, and the comment. */
export function AnswerDetails({ heading, turns, assessment, list, children, below }: Props) {
  const { t } = useTranslation(['interview', 'checking'])
  const points = withNumbers(assessment?.points ?? [])
  const answers = turns.filter(({ kind }) => kind === 'answer')
  return (
    <div className={styles.details}>
      <div>
        <h3>{heading}</h3>
        {answers.length > 0 ? (
          turns.map((turn) => <Turn key={turn.number} turn={turn} points={points} />)
        ) : (
          <p className={styles.nothing}>{t('result.nothing')}</p>
        )}
        {assessment && <Comment assessment={assessment} />}
      </div>
      {points.length > 0 && (
        <div className={styles.points}>
          {list(
            points,
            answers.filter(({ code }) => code === null),
          )}
        </div>
      )}
      {children && <div>{children}</div>}
      {below}
    </div>
  )
}

function Turn({ turn, points }: { turn: InterviewTurn; points: readonly NumberedPoint[] }) {
  const { t } = useTranslation(['interview', 'checking'])
  const { kind, content, code, number, place } = turn
  if (kind === 'question' || kind === 'hint') return null
  if (kind === 'skip') return <p className={styles.asked}>{t('session.skippedTurn')}</p>
  if (kind !== 'answer') return <p className={styles.asked}>{t('result.followUp', { text: content })}</p>
  if (code) return <HandedInCode content={content} code={code} idPrefix={`code-${place}-${number}-`} />
  return <MarkedText turn={turn} points={points} />
}

/** What to say next time, and what else changed the score. */
function Comment({ assessment }: { assessment: NonNullable<Props['assessment']> }) {
  const { t } = useTranslation(['interview', 'checking'])
  const { rules, comment, hintCost } = assessment
  const lines = [
    ...rules.map((rule) => t(`checking:rule.${rule}`)),
    ...(comment === '' ? [] : [comment]),
    ...(hintCost > 0 ? [t('result.hintCost', { cost: hintCost })] : []),
  ]
  if (lines.length === 0) return null
  return (
    <div className={styles.comment}>
      <b>{t('result.comment')}</b>
      <div>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  )
}
