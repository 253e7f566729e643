import type { SearchPage } from '@app/contract/search/schemas'
import { searchLimits } from '@app/contract/search/values'

/** A number of results as it is shown: the server counts up to a limit. */
export function countText(count: number): string {
  return count < searchLimits.count ? String(count) : `${searchLimits.count}+`
}

/** How much was found of all kinds. */
export function countAll({
  question,
  knowledgePoint,
  discussion,
  interviewBank,
}: SearchPage['counts']): number {
  return question + knowledgePoint + discussion + interviewBank
}
