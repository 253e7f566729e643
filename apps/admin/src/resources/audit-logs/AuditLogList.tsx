import type { AuditSummary } from '@app/contract/audit-log/schemas'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { RecordLink } from '../../shared/list/RecordLink.tsx'
import { TimeText } from '../../shared/show/TimeText.tsx'
import { AuditLogExport } from './AuditLogExport.tsx'
import { AuditLogFilters } from './AuditLogFilters.tsx'
import styles from './AuditLogList.module.css'
import { AuditTarget } from './AuditTarget.tsx'

const orders = [{ field: 'createTime', order: 'DESC' }] as const
const wide = { display: { xs: 'none', sm: 'table-cell' } }

/** The list of everything that admins did; on a phone in two columns. */
export function AuditLogList() {
  const { t } = useTranslation('admin')
  const Column = DataTable.Col<AuditSummary>
  return (
    <ListPage
      title={t('page.auditLogs')}
      orders={orders}
      actions={<AuditLogExport />}
      rowClick="show"
      filters={<AuditLogFilters />}
    >
      <Column
        source="createTime"
        sortByOrder="DESC"
        render={({ createTime, actorName }) => (
          <>
            <RecordLink>
              <TimeText time={createTime} />
            </RecordLink>
            <span className={styles.narrow}>{actorName}</span>
          </>
        )}
      />
      <Column source="actorName" disableSort sx={wide} />
      <Column
        source="action"
        disableSort
        render={(entry) => (
          <>
            {t(`auditLogs.action.${entry.action}`)}
            <span className={styles.narrow}>
              <AuditTarget entry={entry} />
            </span>
          </>
        )}
      />
      <Column source="targetName" disableSort sx={wide} render={(entry) => <AuditTarget entry={entry} />} />
      <Column source="ip" disableSort sx={wide} />
    </ListPage>
  )
}
