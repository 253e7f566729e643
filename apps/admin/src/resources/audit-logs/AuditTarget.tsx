import type { AuditSummary } from '@app/contract/audit-log/schemas'
import { useCreatePath } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { findAuditTarget } from '../registry.ts'

/** The name that the target had then, as a link to its page if it has one. */
export function AuditTarget({
  entry: { action, targetType, targetId, targetName },
}: {
  entry: AuditSummary
}) {
  const { t } = useTranslation('admin')
  const createPath = useCreatePath()
  const target = findAuditTarget(targetType)
  const name = targetName || t(`auditLogs.target.${targetType}`)
  if (!target?.auditTarget || targetId === null || action.endsWith('.delete')) return name
  const page = createPath({ resource: target.name, type: target.auditTarget.page, id: targetId })
  return (
    <Link to={page} onClick={(event) => event.stopPropagation()}>
      {name}
    </Link>
  )
}
