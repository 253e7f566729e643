import type { MarkdownIt, StateCore, Token } from 'markdown-it'

const marker = /^\[([ xX])\][ \t]+/

/** `- [ ] open` and `- [x] done` as checkboxes one can read but not change. */
export function taskLists(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'task_lists', (state) => {
    for (const [index, item] of state.tokens.entries()) {
      const inline = state.tokens[index + 2]
      if (item.type === 'list_item_open' && inline?.type === 'inline') turnIntoTask(state, item, inline)
    }
  })
  md.renderer.rules.task_open = (tokens, index) => {
    const checked = tokens[index]?.meta?.done ? ' checked' : ''
    return `<label><input type="checkbox" disabled${checked}> `
  }
  md.renderer.rules.task_close = () => '</label>'
}

function turnIntoTask(state: StateCore, item: Token, inline: Token): void {
  const [first, ...rest] = inline.children ?? []
  const mark = first?.type === 'text' ? marker.exec(first.content) : null
  if (!first || !mark) return
  first.content = first.content.slice(mark[0].length)
  const open = new state.Token('task_open', '', 0)
  open.meta = { done: mark[1] !== ' ' }
  inline.children = [open, first, ...rest, new state.Token('task_close', '', 0)]
  item.attrJoin('class', 'md-task')
}
