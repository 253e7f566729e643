import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import { lazy } from 'react'

/** What admins did. */
export const auditLogs = {
  list: lazy(async () => ({ default: (await import('./AuditLogList.tsx')).AuditLogList })),
  show: lazy(async () => ({ default: (await import('./AuditLogShow.tsx')).AuditLogShow })),
  icon: ReceiptLongOutlined,
}
