import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../data/use-methods.ts'
import { LoadFailed } from '../../shared/feedback/LoadFailed.tsx'
import { FailedJobRow } from './FailedJobRow.tsx'
import type { DashboardMethods } from './methods.ts'
import { Panel } from './Panel.tsx'
import styles from './Rows.module.css'

/** The work behind the calls: how much there is, and what has failed. */
export function JobsPanel() {
  const { t } = useTranslation('admin')
  const { readJobs } = useMethods<DashboardMethods>()
  const { data, error, refetch } = useQuery({ queryKey: ['jobs'], queryFn: () => readJobs() })
  if (error) {
    return (
      <Panel title={t('dashboard.jobs')}>
        <LoadFailed message={error.message} onRetry={refetch} />
      </Panel>
    )
  }
  return (
    <Panel title={t('dashboard.jobs')} {...(data && { note: t('dashboard.jobCounts', { ...data }) })}>
      {data?.latest.length === 0 && <p className={styles.none}>{t('dashboard.noneFailed')}</p>}
      <ul className={styles.rows}>
        {data?.latest.map((job) => (
          <FailedJobRow key={job.id} job={job} onRetried={refetch} />
        ))}
      </ul>
    </Panel>
  )
}
