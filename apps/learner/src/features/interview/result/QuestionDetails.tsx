import type { InterviewResultQuestion } from '@app/contract'
import { Markdown } from '@app/ui/markdown'
import { Button } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AnswerDetails } from './AnswerDetails.tsx'
import styles from './QuestionDetails.module.css'

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
  const { assessment, turns, training } = question
  return (
    <AnswerDetails heading={t('result.mine')} turns={turns} assessment={assessment} below={children}>
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
    </AnswerDetails>
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
