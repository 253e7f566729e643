import { createHash } from 'node:crypto'
import { networkOf } from './network-of.ts'

/** A challenge is good for its window of time and the next. */
const WINDOW_MILLISECONDS = 10 * 60_000

/** Half a second of a laptop; two of an old telephone. */
const LEAST_BITS = 17

/** How many times the free share is let through for work; beyond that nothing helps. */
export const MOST_SHARES = 10

/** How much work an act beyond the free share costs: twice as much with each doubling. */
export const bitsFor = (consumed: number, points: number): number =>
  LEAST_BITS + Math.floor(Math.log2(Math.max(1, consumed / points)))

/** What an address works on now: every server makes the same and keeps nothing, and nobody can work for others. */
export function challengeOf(address: string, windowsAgo = 0): string {
  const window = Math.floor(Date.now() / WINDOW_MILLISECONDS) - windowsAgo
  return `${window}.${createHash('sha256').update(networkOf(address)).digest('base64url')}`
}

/** How many zero bits the hash of a work begins with; 0 for what is no work of this address, or is too old. */
export function bitsOf(work: string, address: string): number {
  const [challenge = ''] = work.split(':')
  if (![0, 1].some((windowsAgo) => challenge === challengeOf(address, windowsAgo))) return 0
  const hash = createHash('sha256').update(work).digest()
  const first = hash.findIndex((byte) => byte !== 0)
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}
