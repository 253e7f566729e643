import type { ServerIssue } from '@app/contract/stats/schemas'
import { useTranslation } from 'react-i18next'
import { TimeText } from '../../shared/show/TimeText.tsx'
import styles from './IssueRow.module.css'

/** Something that was slow or failed: what, how often, how slow, and by which id the log has it. */
export function IssueRow({
  issue: { subject, code, call, count, p95: milliseconds, lastTime, requestId },
}: {
  issue: ServerIssue
}) {
  const { t } = useTranslation('admin')
  return (
    <li className={styles.row}>
      <code className={styles.subject} title={subject}>
        {subject}
      </code>
      <span className={styles.facts}>
        {code > 0 && <span>{t('dashboard.issues.code', { code })}</span>}
        <span>{t('dashboard.times', { count })}</span>
        <span>{t('dashboard.issues.p95', { milliseconds })}</span>
        <span>
          {t('dashboard.issues.last')} <TimeText time={lastTime} />
        </span>
        {call && <span>{t('dashboard.issues.call', { call })}</span>}
        {requestId && <span className={styles.id}>{t('dashboard.issues.requestId', { id: requestId })}</span>}
      </span>
    </li>
  )
}
