import type { InterviewObjection } from '@app/contract/interview-objection/schemas'
import type { InterviewResultQuestion, PointResult } from '@app/contract/interview-session/schemas'
import type { InterviewSessionDetail } from '@app/contract/interview-session-record/schemas'
import type { Numbered } from '@app/ui/passages'
import { useTranslation } from 'react-i18next'
import { TimeText } from '../../../shared/show/TimeText.tsx'
import styles from './Transcript.module.css'
import { TurnItem } from './TurnItem.tsx'
import { timedTurns } from './timed-turns.ts'

interface TranscriptProps {
  session: InterviewSessionDetail
  question: InterviewResultQuestion
  points: readonly Numbered<PointResult>[]
  objection: InterviewObjection | undefined
}

/** The talk about one question, and why the candidate does not agree with its score. */
export function Transcript({ session: { username }, question, points, objection }: TranscriptProps) {
  const { t } = useTranslation('admin')
  return (
    <section aria-labelledby="talk">
      <h2 id="talk">{question.title}</h2>
      <p className={styles.topic}>{question.topic}</p>
      <ol className={styles.turns}>
        {timedTurns(question.turns).map((turn) => (
          <TurnItem key={turn.number} turn={turn} username={username} points={points} />
        ))}
      </ol>
      {objection && (
        <div className={styles.objection}>
          <p>
            <b>{t('interviewSessions.objects', { username })}</b>
            <TimeText time={objection.createTime} />
          </p>
          <p className={styles.reason}>{t('interviewSessions.quote', { text: objection.reason })}</p>
        </div>
      )}
    </section>
  )
}
