import type { InterviewSessionRecord } from '@app/contract/interview-session-record/schemas'
import { useTranslation } from 'react-i18next'
import { Label } from '../../shared/status/Label.tsx'
import styles from './SessionLabels.module.css'

/** What a session is doing, whether the model failed in it, and how many objections wait. */
export function SessionLabels({ record }: { record: InterviewSessionRecord }) {
  const { t } = useTranslation('admin')
  const { state, openObjectionCount, interviewerFailure, scorerFailure } = record
  return (
    <span className={styles.labels}>
      <Label tone={state === 'finished' ? 'success' : 'neutral'}>
        {t(`interviewSessions.state.${state}`)}
      </Label>
      {openObjectionCount > 0 && (
        <Label tone="warning">{t('interviewSessions.objections', { count: openObjectionCount })}</Label>
      )}
      {(interviewerFailure ?? scorerFailure) !== null && (
        <Label tone="error">{t('interviewSessions.modelFailed')}</Label>
      )}
    </span>
  )
}
