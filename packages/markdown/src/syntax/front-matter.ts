import type { MarkdownIt, StateBlock } from 'markdown-it'

const mostLines = 60
const field = /^(?:[A-Za-z_][\w-]*\s*:(?:\s|$)|\s|- |#)/

/** What site generators keep at the top of a file; it says nothing to a reader. */
function matter(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const textOf = (line: number) => state.src.slice(state.bMarks[line], state.eMarks[line]).trimEnd()
  if (startLine !== 0 || state.parentType !== 'root' || textOf(0) !== '---') return false
  let line = 1
  while (line < Math.min(endLine, mostLines) && field.test(textOf(line))) line += 1
  if (line < 2 || !/^[A-Za-z_]/.test(textOf(1)) || line >= endLine || textOf(line) !== '---') return false
  if (!silent) state.line = line + 1
  return true
}

export function frontMatter(md: MarkdownIt): void {
  md.block.ruler.before('table', 'front_matter', matter)
}
