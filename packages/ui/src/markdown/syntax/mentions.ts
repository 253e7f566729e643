import { cutsWord, mentionPlaces, proseTokens } from '@app/markdown'
import type { MarkdownIt, StateCore, Token } from 'markdown-it'
import type { Mention } from '../markdown-options.ts'
import { contextOf } from '../render-context.ts'

/** `@name` of the users whom the text is known to name, as links to their pages. */
export function mentions(md: MarkdownIt): void {
  md.core.ruler.push('mentions', (state) => {
    const known = contextOf(state.env).mentions
    if (known.length === 0) return
    // The longest name that fits is the one that is meant.
    const byLength = known.toSorted((one, other) => other.username.length - one.username.length)
    const prose = new Set(proseTokens(state.tokens))
    for (const token of state.tokens)
      if (token.children)
        token.children = token.children.flatMap((child) =>
          prose.has(child) ? split(state, child, byLength) : [child],
        )
  })
}

function split(state: StateCore, { content, level }: Token, known: readonly Mention[]): Token[] {
  const tokens: Token[] = []
  const push = (type: string, tag: string, nesting: -1 | 0 | 1, text = '') => {
    const token = new state.Token(type, tag, nesting)
    token.level = level
    token.content = text
    tokens.push(token)
    return token
  }
  let end = 0
  for (const index of mentionPlaces(content)) {
    const user = known.find(({ username }) => isNamedAt(content, index + 1, username))
    if (!user || index < end) continue
    push('text', '', 0, content.slice(end, index))
    end = index + 1 + user.username.length
    const open = push('link_open', 'a', 1)
    open.attrSet('href', `/u/${user.id}`)
    push('text', '', 0, content.slice(index, end))
    push('link_close', 'a', -1)
  }
  push('text', '', 0, content.slice(end))
  return tokens
}

function isNamedAt(content: string, start: number, name: string): boolean {
  const end = start + name.length
  if (content.slice(start, end).toLowerCase() !== name.toLowerCase()) return false
  return !cutsWord(name, content.slice(end))
}
