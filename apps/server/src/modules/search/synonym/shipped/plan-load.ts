import type { Selectable } from 'kysely'
import type { DB } from '../../../../platform/db/schema.gen.ts'
import { synonymKey } from '../synonym-key.ts'

type Words = readonly string[]
type Row = Pick<Selectable<DB['search_synonym']>, 'id' | 'words' | 'is_active' | 'note'>

/** A group that came with the product. */
export interface ShippedRow extends Row {
  shipped_words: Words
}

/** What a load writes. */
export interface LoadPlan {
  added: Words[]
  /** Groups whose line has changed; the words that an admin has changed stay. */
  changed: { id: number; words: Words; shippedWords: Words }[]
  /** Groups whose line is gone. */
  removed: number[]
  /** The same, where an admin has changed them: they are the admins' own now. */
  released: number[]
}

const isSame = (a: Words, b: Words): boolean => a.length === b.length && a.every((word, n) => word === b[n])

const hasOwnWords = ({ words, shipped_words }: ShippedRow): boolean => !isSame(words, shipped_words)

const isChangedByAdmin = (row: ShippedRow): boolean => hasOwnWords(row) || !row.is_active || row.note !== ''

/**
 * Compares the groups of the files with those that were loaded before.
 * @param isWhole whether the groups are all that there are: while a file is faulty nothing is known to be gone
 */
export function planLoad(groups: readonly Words[], rows: readonly ShippedRow[], isWhole: boolean): LoadPlan {
  const known = recognise(groups, rows)
  const found = new Set([...known.values()].map(({ id }) => id))
  const gone = isWhole ? rows.filter(({ id }) => !found.has(id)) : []
  return {
    added: groups.filter((group) => !known.has(group)),
    changed: [...known]
      .filter(([group, row]) => !isSame(group, row.shipped_words))
      .map(([group, row]) => ({
        id: row.id,
        words: hasOwnWords(row) ? row.words : group,
        shippedWords: group,
      })),
    removed: gone.filter((row) => !isChangedByAdmin(row)).map(({ id }) => id),
    released: gone.filter(isChangedByAdmin).map(({ id }) => id),
  }
}

export const isNothing = ({ added, changed, removed, released }: LoadPlan): boolean =>
  added.length + changed.length + removed.length + released.length === 0

/** A group is the one that it shares the most words with; those that share more choose first. */
function recognise(groups: readonly Words[], rows: readonly ShippedRow[]): Map<Words, ShippedRow> {
  const holders = Map.groupBy(
    rows.flatMap((row) => row.shipped_words.map((word) => ({ row, key: synonymKey(word) }))),
    ({ key }) => key,
  )
  const pairs = groups.flatMap((group) => {
    const shared = group.flatMap((word) => (holders.get(synonymKey(word)) ?? []).map(({ row }) => row))
    return [...Map.groupBy(shared, (row) => row)].map(([row, { length: count }]) => ({ group, row, count }))
  })
  const known = new Map<Words, ShippedRow>()
  const taken = new Set<ShippedRow>()
  for (const { group, row } of pairs.toSorted((a, b) => b.count - a.count)) {
    if (known.has(group) || taken.has(row)) continue
    known.set(group, row)
    taken.add(row)
  }
  return known
}
