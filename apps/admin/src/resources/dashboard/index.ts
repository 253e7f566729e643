import InsightsOutlined from '@mui/icons-material/InsightsOutlined'
import { lazy } from 'react'
import type { ConsoleResource } from '../../data/console-resource.ts'
import { createDashboardMethods } from './methods.ts'

/** The site at a glance. */
export const resource: ConsoleResource = {
  name: 'dashboard',
  icon: InsightsOutlined,
  page: lazy(async () => ({ default: (await import('./DashboardPage.tsx')).DashboardPage })),
  methods: createDashboardMethods,
  menu: { group: 'basics', title: 'dashboard', order: 10 },
  auditTarget: { type: 'job', page: 'show' },
}
