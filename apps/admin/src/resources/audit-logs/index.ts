import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import { lazy } from 'react'
import type { ConsoleResource } from '../../data/console-resource.ts'
import { createAuditLogMethods } from './methods.ts'

/** The log of what admins did. */
export const resource: ConsoleResource = {
  name: 'audit-logs',
  icon: ReceiptLongOutlined,
  contract: 'auditLog',
  screens: {
    list: lazy(async () => ({ default: (await import('./AuditLogList.tsx')).AuditLogList })),
    show: lazy(async () => ({ default: (await import('./AuditLogShow.tsx')).AuditLogShow })),
  },
  methods: createAuditLogMethods,
  fields: {
    action: { choices: 'auditLogs.action' },
    targetType: { choices: 'auditLogs.target' },
  },
  menu: { group: 'basics', title: 'auditLogs', order: 60 },
}
