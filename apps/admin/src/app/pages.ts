import InsightsOutlined from '@mui/icons-material/InsightsOutlined'
import { lazy } from 'react'

/** Pages that belong to no resource, by their paths below /admin. */
export const pages = {
  dashboard: {
    icon: InsightsOutlined,
    page: lazy(async () => ({
      default: (await import('../resources/dashboard/DashboardPage.tsx')).DashboardPage,
    })),
  },
}
