import type { ReportCase } from '@app/contract/report/schemas'
import { useTranslation } from 'react-i18next'
import { OutcomeLabel } from './OutcomeLabel.tsx'
import styles from './Report.module.css'

/** Why it was reported most often, and by how many; on a phone also what came of it. */
export function ReportReasons({ row }: { row: ReportCase }) {
  const { t } = useTranslation('admin')
  const { reasons, reportCount, outcome } = row
  const [first] = reasons
  return (
    <>
      <span className={styles.excerpt}>{first ? t(`reportReason.${first.reason}`) : '–'}</span>
      <span className={styles.about}>{t('reports.people', { count: reportCount })}</span>
      {outcome !== null && (
        <span className={styles.narrow}>
          <OutcomeLabel row={row} />
        </span>
      )}
    </>
  )
}
