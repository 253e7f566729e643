import type { AuditSummary } from '@app/contract'
import { useCreatePath } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { targetPages } from './target-pages.ts'

/** What was acted on, by the name it had then, leading to its page. */
export function AuditTarget({
  entry: { action, targetType, targetId, targetName },
}: {
  entry: AuditSummary
}) {
  const { t } = useTranslation('admin')
  const createPath = useCreatePath()
  const { resource, type } = targetPages[targetType]
  const name = targetName || t(`auditLogs.target.${targetType}`)
  if (targetId === null || action.endsWith('.delete')) return name
  return (
    <Link to={createPath({ resource, type, id: targetId })} onClick={(event) => event.stopPropagation()}>
      {name}
    </Link>
  )
}
