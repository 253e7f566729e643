import InsightsOutlined from '@mui/icons-material/InsightsOutlined'
import { lazy } from 'react'
import type { ConsoleResource } from '../../data/console-resource.ts'
import { createDashboardActs } from './acts.ts'

/** The site at a glance. */
export const resource: ConsoleResource = {
  name: 'dashboard',
  icon: InsightsOutlined,
  page: lazy(async () => ({ default: (await import('./DashboardPage.tsx')).DashboardPage })),
  acts: createDashboardActs,
  menu: { group: 'basics', title: 'dashboard', order: 10 },
  auditTarget: { type: 'job', page: 'show' },
}
