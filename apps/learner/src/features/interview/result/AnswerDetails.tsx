import type { InterviewResultQuestion } from '@app/contract'
import { numberPoints } from '@app/ui/passages'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PointList } from './PointList.tsx'
import styles from './QuestionDetails.module.css'
import { SaidText } from './SaidText.tsx'

interface Props extends Pick<InterviewResultQuestion, 'turns' | 'assessment'> {
  /** Whose answer it is. */
  heading: string
  /** Stands below what was said. */
  children?: ReactNode
  /** Stands below it all. */
  below?: ReactNode
}

/** What was said to a question beside its key points, and the comment. */
export function AnswerDetails({ heading, turns, assessment, children, below }: Props) {
  const { t } = useTranslation('interview')
  const points = numberPoints(assessment?.points ?? [])
  const said = turns.filter(({ kind }) => kind !== 'question' && kind !== 'hint')
  return (
    <div className={styles.details}>
      <div>
        <h3>{heading}</h3>
        {said.some(({ kind }) => kind === 'answer') ? (
          said.map((turn) => <SaidText key={turn.number} turn={turn} points={points} />)
        ) : (
          <p className={styles.nothing}>{t('result.nothing')}</p>
        )}
        {assessment && (
          <div className={styles.comment}>
            {assessment.rules.map((rule) => (
              <p key={rule}>{t(`rule.${rule}`)}</p>
            ))}
            {assessment.comment !== '' && <p>{assessment.comment}</p>}
            {assessment.hintCost > 0 && <p>{t('result.hintCost', { cost: assessment.hintCost })}</p>}
          </div>
        )}
        {children}
      </div>
      {points.length > 0 && <PointList points={points} />}
      {below}
    </div>
  )
}
