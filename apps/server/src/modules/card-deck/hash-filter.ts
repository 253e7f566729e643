import { createHash } from 'node:crypto'
import type { DrawFilter } from '@app/contract/question-draw/schemas'

/** The same for filters that say the same, in whatever order; another one on each day, where one is given. */
export function hashFilter(filter: DrawFilter, day: string | null = null): string {
  const { bankIds, tags, difficulties, masteries, keyword, isFavourite, isEncountered, form } = filter
  const choices = [bankIds.map(String), tags, difficulties, masteries.map(String)].map((list) =>
    list.toSorted(),
  )
  return createHash('sha256')
    .update(
      JSON.stringify([
        ...choices,
        keyword,
        isFavourite,
        isEncountered,
        ...(form === undefined ? [] : [form]),
        ...(day === null ? [] : [day]),
      ]),
    )
    .digest('hex')
}
