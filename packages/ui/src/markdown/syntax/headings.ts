import type { MarkdownIt, StateCore, Token } from 'markdown-it'
import { contextOf } from '../render-context.ts'
import { uniqueSlug } from '../slug.ts'

const deepestLevel = 6

/** Shifts headings down and gives them ids and a link to themselves. */
export function headings(md: MarkdownIt): void {
  md.core.ruler.push('headings', (state) => {
    const { headingShift } = contextOf(state.env)
    for (const [index, token] of state.tokens.entries()) {
      if (token.type !== 'heading_open' && token.type !== 'heading_close') continue
      token.tag = `h${Math.min(Number(token.tag.slice(1)) + headingShift, deepestLevel)}`
      const inline = state.tokens[index + 1]
      if (token.type === 'heading_open' && inline) addAnchor(state, token, inline)
    }
  })
}

function addAnchor(state: StateCore, heading: Token, inline: Token): void {
  const { idPrefix, slugs } = contextOf(state.env)
  const children = inline.children ?? []
  const slug = uniqueSlug(plainText(children), slugs)
  heading.attrSet('id', idPrefix + slug)

  const open = new state.Token('link_open', 'a', 1)
  open.attrs = [
    ['class', 'md-anchor'],
    ['href', `#${encodeURIComponent(slug)}`],
    ['aria-hidden', 'true'],
    ['tabindex', '-1'],
  ]
  inline.children = [...children, open, new state.Token('link_close', 'a', -1)]
}

function plainText(tokens: Token[]): string {
  return tokens.map(({ content, children }) => (children ? plainText(children) : content)).join('')
}
