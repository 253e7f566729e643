import { undecidedLineOf } from '@app/markdown'
import type { Env, Token } from 'markdown-it'
import { parser } from '../render-markdown.ts'

/** A blank line and the start of what follows it; without one in it a text has no place to cut. */
const gap = /\n[ \t]*\n[ \t]*\S/

/** A last line that is not whole but can no longer belong to a list before it. */
const decidedLine = /(?:^|\n)[^\s\d*+-].*$/

/**
 * Where the last of a text's outermost blocks that follow a blank line begins: more text changes nothing before it, and
 * both sides rendered one by one read like both together.
 * @returns 0 when nothing is sure yet
 */
export function settledEnd(all: string): number {
  const text = decidedLine.test(all) ? all : all.slice(0, all.lastIndexOf('\n') + 1)
  if (!gap.test(text)) return 0
  const env: Env = {}
  const tokens: Token[] = []
  parser.block.parse(text, parser, env, tokens)
  const lines = text.split('\n')
  const undecidedLine = undecidedLineOf(env)
  const last = tokens.findLast(({ level, nesting, map }) => {
    const line = map?.[0] ?? 0
    return level === 0 && nesting >= 0 && line <= undecidedLine && lines[line - 1]?.trim() === ''
  })
  return lines.slice(0, last?.map?.[0] ?? 0).reduce((end, line) => end + line.length + 1, 0)
}
