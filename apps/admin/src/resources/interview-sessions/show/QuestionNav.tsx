import type { InterviewResultQuestion } from '@app/contract/interview-session/schemas'
import type { InterviewSessionDetail } from '@app/contract/interview-session-record/schemas'
import { countPoints } from '@app/contract/key-point/values'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import styles from './QuestionNav.module.css'

interface QuestionNavProps {
  session: InterviewSessionDetail
  questions: readonly InterviewResultQuestion[]
  chosen: number
  onChoose: (place: number) => void
}

/** The questions with their scores: a list, where there is little room a select. */
export function QuestionNav({ session, questions, chosen, onChoose }: QuestionNavProps) {
  const { t } = useTranslation('admin')
  const isWaiting = (place: number) =>
    session.objections.some((objection) => objection.place === place && objection.outcome === 'open')
  const scoreOf = ({ score, state, assessment }: InterviewResultQuestion) => {
    const isUnchecked = countPoints(assessment?.points ?? []).uncheckedCount > 0
    const unscored = isUnchecked ? 'interviewSessions.toCheck' : 'interviewSessions.unscored'
    return score ?? t(state === 'skipped' ? 'interviewSessions.turn.skip' : unscored)
  }
  return (
    <>
      <TextField
        select
        fullWidth
        className={styles.select ?? ''}
        label={t('interviewSessions.question')}
        value={chosen}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {questions.map((question) => (
          <MenuItem key={question.place} value={question.place}>
            {`${question.place} ${question.title} (${scoreOf(question)})`}
          </MenuItem>
        ))}
      </TextField>
      <nav className={styles.nav} aria-label={t('interviewSessions.question')}>
        {questions.map((question) => (
          <button
            key={question.place}
            type="button"
            aria-current={question.place === chosen}
            onClick={() => onChoose(question.place)}
          >
            <span>{question.place}</span>
            <span>
              {question.title}
              {isWaiting(question.place) && <small>{t('interviewSessions.objectionWaits')}</small>}
            </span>
            <span>{scoreOf(question)}</span>
          </button>
        ))}
      </nav>
    </>
  )
}
