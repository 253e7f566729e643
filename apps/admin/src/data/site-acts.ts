import type { Overview, PartHealth, SitePart } from '@app/contract'
import type { Api } from './api.ts'
import { withHttpErrors } from './to-http-error.ts'

/** What the dashboard asks for. */
export interface SiteActs {
  readOverview: () => Promise<Overview>
  checkPart: (part: SitePart) => Promise<PartHealth>
}

export function createSiteActs({ stats }: Api): SiteActs {
  return {
    readOverview: () => withHttpErrors(stats.overview()),
    checkPart: (part) => withHttpErrors(stats.check({ part })),
  }
}
