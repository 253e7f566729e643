import type { ReportCase } from '@app/contract/report/schemas'
import { useTranslation } from 'react-i18next'
import styles from './Report.module.css'

/** Why it was reported most often, and by how many. */
export function ReportReasons({ row: { reasons, reportCount } }: { row: ReportCase }) {
  const { t } = useTranslation('admin')
  const [first] = reasons
  return (
    <>
      <span className={styles.excerpt}>{first ? t(`reportReason.${first.reason}`) : '–'}</span>
      <span className={styles.about}>{t('reports.people', { count: reportCount })}</span>
    </>
  )
}
