import type { InterviewObjection } from '@app/contract/interview-objection/schemas'
import { useTranslation } from 'react-i18next'
import { TimeText } from '../../../shared/show/TimeText.tsx'
import styles from './DecisionFacts.module.css'

/** Who decided what, and what they told the candidate. */
export function DecisionFacts({ objection }: { objection: InterviewObjection }) {
  const { t } = useTranslation('admin')
  const { outcome, decideTime, deciderName, note, second, secondFailure } = objection
  return (
    <div className={styles.facts}>
      {second === null && <p>{t('interviewSessions.secondUnderWay')}</p>}
      {secondFailure && (
        <p>
          {t('interviewSessions.failed.scorer', { reason: t(`interviewSessions.failure.${secondFailure}`) })}
        </p>
      )}
      {outcome !== 'open' && (
        <>
          <p>
            <b>{t(`interviewSessions.outcome.${outcome}`)}</b>
            <TimeText time={decideTime} />
            {deciderName}
          </p>
          <p className={styles.note}>{note}</p>
        </>
      )}
    </div>
  )
}
