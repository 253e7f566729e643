import { createHash } from 'node:crypto'
import type { DrawFilter } from '@app/contract/question-draw/schemas'

/** The same for filters that say the same, in whatever order. */
export function hashFilter(filter: DrawFilter): string {
  const { bankIds, tags, difficulties, masteries, keyword, isFavourite, isEncountered } = filter
  const choices = [bankIds.map(String), tags, difficulties, masteries.map(String)].map((list) =>
    list.toSorted(),
  )
  return createHash('sha256')
    .update(JSON.stringify([...choices, keyword, isFavourite, isEncountered]))
    .digest('hex')
}
