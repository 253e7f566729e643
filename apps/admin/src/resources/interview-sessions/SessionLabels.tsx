import type { InterviewSessionRecord } from '@app/contract/interview-session-record/schemas'
import { useTranslation } from 'react-i18next'
import styles from './SessionLabels.module.css'

/** What a session is doing, whether the model failed in it, and how many objections wait. */
export function SessionLabels({ record }: { record: InterviewSessionRecord }) {
  const { t } = useTranslation('admin')
  const { state, openObjectionCount, interviewerFailure, scorerFailure } = record
  return (
    <span className={styles.labels}>
      <span className={styles.state} data-finished={state === 'finished'}>
        {t(`interviewSessions.state.${state}`)}
      </span>
      {openObjectionCount > 0 && (
        <span className={styles.waiting}>
          {t('interviewSessions.objections', { count: openObjectionCount })}
        </span>
      )}
      {(interviewerFailure ?? scorerFailure) !== null && (
        <span className={styles.failed}>{t('interviewSessions.modelFailed')}</span>
      )}
    </span>
  )
}
