import type { AuditEntry, AuditSummary } from '@app/contract/audit-log/schemas'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../shared/show/Facts.tsx'
import { FieldComparison } from '../../shared/show/FieldComparison.tsx'
import { ShowPage } from '../../shared/show/ShowPage.tsx'
import { TimeText } from '../../shared/show/TimeText.tsx'
import { findAuditTarget } from '../registry.ts'
import styles from './AuditLogShow.module.css'
import { AuditTarget } from './AuditTarget.tsx'

type Entry = AuditSummary | AuditEntry

/** One entry of the log, with the fields it changed. */
export function AuditLogShow() {
  const { t } = useTranslation('admin')
  return (
    <ShowPage<Entry>
      list="audit-logs"
      title={t('resources.audit-logs.name')}
      titleOf={({ action, targetName }) => `${t(`auditLogs.action.${action}`)} ${targetName}`.trim()}
      isComplete={isWhole}
    >
      {(entry) => isWhole(entry) && <EntryContent entry={entry} />}
    </ShowPage>
  )
}

function isWhole(entry: Entry): entry is AuditEntry {
  return 'before' in entry
}

function EntryContent({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin')
  const name = (field: keyof AuditEntry) => t(`resources.audit-logs.fields.${field}`)
  return (
    <>
      <Facts
        facts={[
          [name('createTime'), <TimeText key="time" time={entry.createTime} />],
          [name('actorName'), entry.actorName],
          [name('action'), t(`auditLogs.action.${entry.action}`)],
          [name('targetName'), <AuditTarget key="target" entry={entry} />],
          [name('ip'), entry.ip],
          [name('userAgent'), entry.userAgent || '–'],
        ]}
      />
      <Changes entry={entry} />
    </>
  )
}

function Changes({ entry: { before, after, targetType } }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin')
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (fields.length === 0) return <p className={styles.none}>{t('auditLogs.nothingChanged')}</p>
  return (
    <FieldComparison
      resource={findAuditTarget(targetType)?.name ?? targetType}
      fields={fields}
      versions={[
        { name: t('auditLogs.before'), values: before },
        { name: t('auditLogs.after'), values: after },
      ]}
    />
  )
}
