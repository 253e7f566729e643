import type { JobOverview } from '@app/contract/job/schemas'
import type { Overview, PartHealth, ServerIssue } from '@app/contract/stats/schemas'
import type { SitePart } from '@app/contract/stats/values'
import type { Api } from '../../data/api.ts'
import { withHttpErrors } from '../../data/to-http-error.ts'

/** The calls of the dashboard. */
export interface DashboardMethods {
  readOverview: () => Promise<Overview>
  checkPart: (part: SitePart) => Promise<PartHealth>
  readIssues: () => Promise<ServerIssue[]>
  readJobs: () => Promise<JobOverview>
  retryJob: (name: string, id: string) => Promise<true>
}

export function createDashboardMethods({ stats, job }: Api): DashboardMethods {
  return {
    readOverview: () => withHttpErrors(stats.overview()),
    checkPart: (part) => withHttpErrors(stats.check({ part })),
    readIssues: () => withHttpErrors(stats.issues()),
    readJobs: () => withHttpErrors(job.overview()),
    retryJob: (name, id) => withHttpErrors(job.retry({ name, id })),
  }
}
