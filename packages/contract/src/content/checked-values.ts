/** How much is told at most of how an item was checked. */
export const checkedLimits = { versions: 20, version: 100, sources: 40, source: 1_000 } as const

/** How an item is told that nobody has checked. */
export const notChecked = { checkedDate: '', versions: [], sources: [] }

/** What stands in a source between the fact and where it is written: `二级索引里有主键列 | https://…`. */
const SOURCE_MARK = ' | '

/** A source in one line, as it is kept. */
export const toSource = (fact: string, source: string): string =>
  fact === '' ? source : `${fact}${SOURCE_MARK}${source}`

/** A fact, and where it is written: what stands behind the last mark. Without one there is no fact of its own. */
export function splitSource(line: string): { fact: string; source: string } {
  const at = line.lastIndexOf(SOURCE_MARK)
  return at === -1
    ? { fact: '', source: line }
    : { fact: line.slice(0, at), source: line.slice(at + SOURCE_MARK.length) }
}
