import type { MarkdownIt, StateCore, Token } from 'markdown-it'
import type { Mention } from '../markdown-options.ts'
import { contextOf } from '../render-context.ts'

/** Not within an address, where a Latin letter stands before the @. */
const PLACE = /(?<![\w.+\-/])@/gu
/** Between two of these a word is not cut; Chinese has no such borders. */
const INSIDE_WORD = /[\p{Script=Latin}\p{N}_-]$/u
const GOES_ON = /^[\p{Script=Latin}\p{N}_-]/u

/** `@name` of the users whom the text is known to name, as links to their pages. */
export function mentions(md: MarkdownIt): void {
  md.core.ruler.push('mentions', (state) => {
    const known = contextOf(state.env).mentions
    if (known.length === 0) return
    // The longest name that fits is the one that is meant.
    const byLength = known.toSorted((one, other) => other.username.length - one.username.length)
    for (const token of state.tokens)
      if (token.type === 'inline') token.children = linkNames(state, token.children ?? [], byLength)
  })
}

function linkNames(state: StateCore, tokens: readonly Token[], known: readonly Mention[]): Token[] {
  let links = 0
  return tokens.flatMap((token) => {
    if (token.type === 'link_open') links += 1
    if (token.type === 'link_close') links -= 1
    return token.type === 'text' && links === 0 ? split(state, token, known) : [token]
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
  for (const { index } of content.matchAll(PLACE)) {
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
  return !(INSIDE_WORD.test(name) && GOES_ON.test(content.slice(end)))
}
