import type { InterviewResultQuestion } from '@app/contract'
import { Markdown } from '@app/ui/markdown'
import { numberPoints } from '@app/ui/passages'
import { Button } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PointList } from './PointList.tsx'
import styles from './QuestionDetails.module.css'
import { SaidText } from './SaidText.tsx'

interface Props {
  question: InterviewResultQuestion
  /** Buttons beside the one that shows the reference answer. */
  acts?: ReactNode
  /** Stands below it all. */
  children?: ReactNode
}

/** What was said to a question, with what its score rests on. */
export function QuestionDetails({ question, acts, children }: Props) {
  const { t } = useTranslation('interview')
  const points = numberPoints(question.assessment?.points ?? [])
  const { assessment, turns, training } = question
  const said = turns.filter(({ kind }) => kind !== 'question' && kind !== 'hint')
  return (
    <div className={styles.details}>
      <div>
        <h3>{t('result.mine')}</h3>
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
        <ReferenceAnswer answer={question.answer} acts={acts} />
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
      </div>
      {points.length > 0 && <PointList points={points} />}
      {children}
    </div>
  )
}

function ReferenceAnswer({ answer, acts }: { answer: string; acts: ReactNode }) {
  const { t } = useTranslation('interview')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.reference}>
      <div className={styles.acts}>
        <Button
          type="link"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'result.hideAnswer' : 'result.showAnswer')}
        </Button>
        {acts}
      </div>
      <div id={id}>{isOpen && <Markdown source={answer} />}</div>
    </div>
  )
}
