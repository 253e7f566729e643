import type { Overview, PartHealth, SitePart } from '@app/contract'
import type { Api } from '../../data/api.ts'
import { withHttpErrors } from '../../data/to-http-error.ts'

/** The calls of the dashboard. */
export interface DashboardActs {
  readOverview: () => Promise<Overview>
  checkPart: (part: SitePart) => Promise<PartHealth>
}

export function createDashboardActs({ stats }: Api): DashboardActs {
  return {
    readOverview: () => withHttpErrors(stats.overview()),
    checkPart: (part) => withHttpErrors(stats.check({ part })),
  }
}
