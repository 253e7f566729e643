import type { SitePart } from '@app/contract/stats/values'
import type { DashboardMethods } from './methods.ts'

/** The check of one part of the site. */
export const healthQuery = ({ checkPart }: Pick<DashboardMethods, 'checkPart'>, part: SitePart) => ({
  queryKey: ['health', part],
  queryFn: () => checkPart(part),
  retry: false,
})
