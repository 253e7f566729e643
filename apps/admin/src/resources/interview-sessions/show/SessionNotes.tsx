import type { ModelFailure } from '@app/contract/interview-session/values'
import type { InterviewSessionDetail } from '@app/contract/interview-session-record/schemas'
import { useTranslation } from 'react-i18next'
import { TimeText } from '../../../shared/show/TimeText.tsx'
import styles from './SessionNotes.module.css'

/** Why the model failed, and when the session was scored again. */
export function SessionNotes({ session }: { session: InterviewSessionDetail }) {
  const { t } = useTranslation('admin')
  const { interviewerFailure, scorerFailure, rescores } = session
  const unscored = t('interviewSessions.unscored')
  return (
    <>
      {interviewerFailure && <Failure kind="interviewer" failure={interviewerFailure} />}
      {scorerFailure && <Failure kind="scorer" failure={scorerFailure} />}
      {rescores.length > 0 && (
        <ul className={styles.rescores} aria-label={t('interviewSessions.rescores')}>
          {rescores.map(({ id, createTime, endTime, scoreBefore, scoreAfter, scorer, failure }) => (
            <li key={id}>
              <TimeText time={createTime} />
              {endTime === null
                ? t('interviewSessions.rescoring')
                : t('interviewSessions.rescored', {
                    before: scoreBefore ?? unscored,
                    after: scoreAfter ?? unscored,
                  })}
              {scorer && <span>{t(`interviewSessions.scorer.${scorer}`)}</span>}
              {failure && <span>{t(`interviewSessions.failure.${failure}`)}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Failure({ kind, failure }: { kind: 'interviewer' | 'scorer'; failure: ModelFailure }) {
  const { t } = useTranslation('admin')
  const reason = t(`interviewSessions.failure.${failure}`)
  return <p className={styles.failure}>{t(`interviewSessions.failed.${kind}`, { reason })}</p>
}
