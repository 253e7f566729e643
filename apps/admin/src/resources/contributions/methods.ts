import type { EndpointInput } from '@app/contract/common/endpoint'
import type { contract } from '@app/contract/contract'
import type { Api } from '../../data/api.ts'
import { withHttpErrors } from '../../data/to-http-error.ts'

/** How an admin accepts a contribution. */
export type Acceptance = EndpointInput<typeof contract.contribution.accept>

export interface ContributionMethods {
  acceptContribution: (acceptance: Acceptance) => Promise<{ questionId: number | null }>
  refuseContribution: (id: number, reason: string) => Promise<unknown>
}

export function createContributionMethods({ contribution }: Api): ContributionMethods {
  return {
    acceptContribution: (acceptance) => withHttpErrors(contribution.accept(acceptance)),
    refuseContribution: (id, reason) => withHttpErrors(contribution.refuse({ id, reason })),
  }
}
