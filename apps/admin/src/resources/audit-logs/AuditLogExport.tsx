import { auditEntry } from '@app/contract/audit-log/schemas'
import type { RaRecord } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../data/use-methods.ts'
import { ExportButton } from '../../shared/export/ExportButton.tsx'
import { useFieldCsv } from '../../shared/export/use-field-csv.ts'
import { findAuditTarget } from '../registry.ts'
import { changesText } from './changes-text.ts'
import type { AuditLogMethods } from './methods.ts'

/** Exports the log with what each act changed, in words. */
export function AuditLogExport() {
  const { t, i18n } = useTranslation('admin')
  const { pageOfAuditEntries } = useMethods<AuditLogMethods>()
  const side = (name: 'before' | 'after') => ({
    name,
    of: (record: RaRecord) => {
      const { targetType, [name]: values } = auditEntry.parse(record)
      const { name: resource = targetType, fields = {} } = findAuditTarget(targetType) ?? {}
      return changesText(values, { resource, formats: fields }, t, i18n.language)
    },
  })
  const csv = useFieldCsv([
    ...(['id', 'createTime', 'actorName', 'action', 'targetType', 'targetId', 'targetName'] as const),
    side('before'),
    side('after'),
    ...(['ip', 'userAgent'] as const),
  ])
  return <ExportButton<RaRecord> list={{ readPage: pageOfAuditEntries, formats: [csv] }} />
}
