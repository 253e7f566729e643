/** Random numbers that are the same for the same seed (mulberry32). */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end)
  }

  pick<T>(items: readonly [T, ...T[]]): T {
    return items[this.below(items.length)] ?? items[0]
  }

  /** Different whole numbers below `end`, at most `count`, smaller ones as `draw` prefers. */
  distinct(count: number, draw: () => number): number[] {
    const chosen = new Set<number>()
    for (let tries = 0; chosen.size < count && tries < count * 20; tries += 1) chosen.add(draw())
    return [...chosen]
  }
}

/** Draws ranks below `size`, the rank r about 1/(r+1) as often as the first (Zipf's law). */
export function zipf(random: Random, size: number): () => number {
  const sums: number[] = []
  let total = 0
  for (let rank = 1; rank <= size; rank += 1) {
    total += 1 / rank
    sums.push(total)
  }
  return () => {
    const point = random.next() * total
    let low = 0
    let high = size - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? total) > point) high = middle
      else low = middle + 1
    }
    return low
  }
}
