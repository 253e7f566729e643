import { useQuery } from '@tanstack/react-query'
import { useAuthenticated } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../data/use-methods.ts'
import { LoadFailed } from '../../shared/feedback/LoadFailed.tsx'
import { RowsLoading } from '../../shared/feedback/RowsLoading.tsx'
import { PageHeader } from '../../shared/page/PageHeader.tsx'
import { TimeText } from '../../shared/show/TimeText.tsx'
import styles from './DashboardPage.module.css'
import { DayLines } from './DayLines.tsx'
import { HealthPanel } from './HealthPanel.tsx'
import { IssuesPanel } from './IssuesPanel.tsx'
import { JobsPanel } from './JobsPanel.tsx'
import { KeyNumbers } from './KeyNumbers.tsx'
import { LatestUsers } from './LatestUsers.tsx'
import { MissedQuestions } from './MissedQuestions.tsx'
import type { DashboardMethods } from './methods.ts'
import { WaitingPanel } from './WaitingPanel.tsx'

const SKELETON_ROWS = 8

/** The site at a glance: key numbers, what waits, the most missed questions, new users, the last 30 days and the site's health. */
export function DashboardPage() {
  useAuthenticated()
  const { t } = useTranslation('admin')
  const { readOverview } = useMethods<DashboardMethods>()
  const { data, error, refetch } = useQuery({ queryKey: ['overview'], queryFn: () => readOverview() })
  if (!data) {
    return (
      <>
        <PageHeader title={t('page.dashboard')} />
        {error ? (
          <LoadFailed message={error.message} onRetry={refetch} />
        ) : (
          <RowsLoading count={SKELETON_ROWS} />
        )}
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('page.dashboard')}>
        <span className={styles.time}>
          {t('dashboard.asOf')}
          <TimeText time={data.time} />
        </span>
      </PageHeader>
      <KeyNumbers overview={data} />
      <div className={styles.columns}>
        <WaitingPanel waiting={data.waiting} />
        <MissedQuestions missed={data.missed} />
        <LatestUsers />
      </div>
      <DayLines days={data.days} />
      <div className={styles.columns}>
        <HealthPanel />
        <JobsPanel />
        <IssuesPanel />
      </div>
    </>
  )
}
