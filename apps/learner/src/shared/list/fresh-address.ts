import { toDrawSearch } from './draw-filter.ts'

/** Cards of the questions of some banks, or of all, that the user has never practised. */
export function freshAddress(bankIds: number[]): string {
  const nothing = { tags: [], difficulties: [], keyword: '', isFavourite: false, isEncountered: false }
  return `/problems/cards${toDrawSearch({ ...nothing, bankIds, masteries: [0] })}`
}
