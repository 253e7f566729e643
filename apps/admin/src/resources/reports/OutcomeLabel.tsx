import type { ReportCase } from '@app/contract/report/schemas'
import { useTranslation } from 'react-i18next'
import styles from './Report.module.css'

/** What came of a report, or that it waits. */
export function OutcomeLabel({ row: { outcome } }: { row: ReportCase }) {
  const { t } = useTranslation('admin')
  return outcome === null ? (
    <span className={styles.open}>{t('reports.waiting')}</span>
  ) : (
    <span>{t(`reportOutcome.${outcome}`)}</span>
  )
}
