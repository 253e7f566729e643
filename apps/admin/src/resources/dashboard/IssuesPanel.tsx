import type { ServerIssue } from '@app/contract/stats/schemas'
import { ISSUE_KINDS } from '@app/contract/stats/values'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../data/use-methods.ts'
import { LoadFailed } from '../../shared/feedback/LoadFailed.tsx'
import { RowsLoading } from '../../shared/feedback/RowsLoading.tsx'
import { IssueRow } from './IssueRow.tsx'
import type { DashboardMethods } from './methods.ts'
import { Panel } from './Panel.tsx'
import styles from './Rows.module.css'

const SKELETON_ROWS = 3

/** What was slow or failed on any of the servers. */
export function IssuesPanel() {
  const { t } = useTranslation('admin')
  const { readIssues } = useMethods<DashboardMethods>()
  const { data, error, refetch } = useQuery({ queryKey: ['issues'], queryFn: () => readIssues() })
  return (
    <Panel title={t('dashboard.issues.title')} note={t('dashboard.issues.note')}>
      {error && !data && <LoadFailed message={error.message} onRetry={refetch} />}
      {!error && !data && <RowsLoading count={SKELETON_ROWS} />}
      {data?.length === 0 && <p className={styles.none}>{t('dashboard.issues.none')}</p>}
      {data && ISSUE_KINDS.map((kind) => <Issues key={kind} kind={kind} issues={data} />)}
    </Panel>
  )
}

interface IssuesProps {
  kind: ServerIssue['kind']
  /** Those of all kinds. */
  issues: readonly ServerIssue[]
}

/** The issues of one kind under its name; nothing without any. */
function Issues({ kind, issues }: IssuesProps) {
  const { t } = useTranslation('admin')
  const own = issues.filter((issue) => issue.kind === kind)
  if (own.length === 0) return null
  return (
    <>
      <h3 className={styles.kind}>{t(`dashboard.issues.${kind}`)}</h3>
      <ul className={styles.rows}>
        {own.map((issue) => (
          <IssueRow key={`${issue.code} ${issue.subject}`} issue={issue} />
        ))}
      </ul>
    </>
  )
}
