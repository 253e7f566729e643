/** The pairs of Han characters, the Latin words and the numbers of a text. */
export function bigramsOf(text: string): Set<string> {
  const pieces = new Set<string>()
  for (const [run] of text.toLowerCase().matchAll(/\p{Script=Han}+|[a-z0-9][a-z0-9+#]*/gu)) {
    if (/^[a-z0-9]/.test(run)) pieces.add(run)
    else for (let start = 0; start + 1 < run.length; start += 1) pieces.add(run.slice(start, start + 2))
  }
  return pieces
}

/** Two texts that are alike, by their places in the list. */
interface Pair {
  first: number
  second: number
  /** 0 to 1 */
  share: number
}

/**
 * Finds the pairs of texts that are alike, by an index of what they say.
 * @param least the least likeness, 0 to 1
 */
export function findAlike(texts: readonly ReadonlySet<string>[], least: number): Pair[] {
  const holders = new Map<string, number[]>()
  const pairs: Pair[] = []
  for (const [second, pieces] of texts.entries()) {
    const shared = new Map<number, number>()
    for (const piece of pieces) {
      const earlier = holders.get(piece) ?? []
      for (const first of earlier) shared.set(first, (shared.get(first) ?? 0) + 1)
      earlier.push(second)
      holders.set(piece, earlier)
    }
    for (const [first, both] of shared) {
      const share = both / ((texts[first]?.size ?? 0) + pieces.size - both)
      if (share >= least) pairs.push({ first, second, share })
    }
  }
  return pairs
}
