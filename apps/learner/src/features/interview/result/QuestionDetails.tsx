import type { InterviewResultQuestion } from '@app/contract/interview-session/schemas'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CheckedFold } from '../../checking/parts/CheckedFold.tsx'
import { CheckList } from '../../checking/parts/CheckList.tsx'
import type { OnCheck } from '../../checking/parts/points.ts'
import { References } from '../../checking/parts/References.tsx'
import { AnswerDetails } from './AnswerDetails.tsx'
import styles from './QuestionDetails.module.css'

interface Props {
  question: InterviewResultQuestion
  onCheck: OnCheck
  /** The way to object to the score. */
  acts?: ReactNode
  /** Stands below it all. */
  children?: ReactNode
}

/** What was said to a question, to be checked against its key points; then how one could say it. */
export function QuestionDetails({ question, onCheck, acts, children }: Props) {
  const { t } = useTranslation('interview')
  const { assessment, turns, training, spokenAnswer, answer } = question
  return (
    <AnswerDetails
      heading={t('result.mine')}
      turns={turns}
      assessment={assessment}
      list={(points, said) => (
        <CheckList
          points={points}
          turns={said}
          isChecklist={assessment?.isChecklist ?? false}
          onCheck={onCheck}
        />
      )}
      below={children}
    >
      <References answers={{ spoken: spokenAnswer, full: answer }} />
      <CheckedFold {...question} />
      {acts && <div className={styles.acts}>{acts}</div>}
      {training.length > 0 && (
        <div className={styles.training}>
          <h3>{t('result.training')}</h3>
          <ul>
            {training.map(({ id, title }) => (
              <li key={id}>
                <Link to={`/problems/bagu/${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </AnswerDetails>
  )
}
