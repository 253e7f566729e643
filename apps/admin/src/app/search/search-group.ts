/** Something the search leads to. */
export interface SearchEntry {
  key: string
  text: string
  /** What tells it from others of the same text. */
  note?: string
  choose: () => void
}

export interface SearchGroup {
  title: string
  entries: readonly SearchEntry[]
}

/** The groups with what has all the words in it, in any order and whatever their case; without the empty ones. */
export function matching(groups: readonly SearchGroup[], keyword: string): SearchGroup[] {
  const words = keyword.toLowerCase().split(/\s+/)
  const hasAll = ({ text }: SearchEntry) => words.every((word) => text.toLowerCase().includes(word))
  return groups
    .map(({ title, entries }) => ({ title, entries: entries.filter(hasAll) }))
    .filter(({ entries }) => entries.length > 0)
}
