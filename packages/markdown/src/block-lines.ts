import type { StateBlock } from 'markdown-it'
import { noteUndecided } from './env.ts'

/** A block that has not ended by then is text: an open one must not cost a look at the whole rest. */
const mostLines = 200

/** Whether a line is indented like code. */
export function isIndented(state: StateBlock, line: number): boolean {
  return (state.sCount[line] ?? 0) - state.blkIndent >= 4
}

/** A line of the block's container without its margins; undefined of one that is indented like code. */
export function lineAt(state: StateBlock, line: number): string | undefined {
  if (isIndented(state, line)) return
  return state.getLines(line, line + 1, state.blkIndent, false).trim()
}

/**
 * The text from a line on to the one that ends with `end`, without both marks.
 * @returns undefined when there is none, or when `end` stands within a line
 */
export function textUntil(
  state: StateBlock,
  lines: { start: number; end: number },
  mark: { start: string; end: string },
): { text: string; nextLine: number } | undefined {
  const textOf = (line: number) => state.getLines(line, line + 1, state.blkIndent, false).trim()
  const isOver = (text: string) => text.includes(mark.end)
  let line = lines.start
  let text = textOf(line).slice(mark.start.length)
  let last = text
  while (!isOver(last)) {
    line += 1
    if (line >= lines.start + mostLines) return
    if (line >= lines.end) {
      noteUndecided(state.env, lines.start)
      return
    }
    if ((state.sCount[line] ?? 0) < state.blkIndent) return
    last = textOf(line)
    // Such blocks do not lie in each other: of many that are open, each looks no further than the next.
    if (mark.start !== mark.end && last.startsWith(mark.start)) return
    text += `\n${last}`
  }
  if (!last.endsWith(mark.end)) return
  text = text.slice(0, -mark.end.length)
  return text.includes(mark.end) ? undefined : { text: text.trim(), nextLine: line + 1 }
}
