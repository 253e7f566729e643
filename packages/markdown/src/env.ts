import type { Env } from 'markdown-it'

const undecidedLines = new WeakMap<Env, number>()

/** The first line that more text could make the start of a block which has no end yet. */
export function undecidedLineOf(env: Env): number {
  return undecidedLines.get(env) ?? Infinity
}

/** Remembers a line that begins a block without an end. */
export function noteUndecided(env: Env, line: number): void {
  undecidedLines.set(env, Math.min(undecidedLineOf(env), line))
}
