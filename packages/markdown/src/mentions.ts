import type { Token } from 'markdown-it'

/** Not within an address, where a Latin letter stands before the @. */
const PLACE = /(?<![\w.+\-/])@/gu
const LAST_IN_WORD = /[\p{Script=Latin}\p{N}_-]$/u
const FIRST_IN_WORD = /^[\p{Script=Latin}\p{N}_-]/u

/** The pieces of text in which an @ can name someone: outside of code, formulas, links and quotes, as it was not escaped. */
export function proseTokens(tokens: readonly Token[]): Token[] {
  let quotes = 0
  return tokens.flatMap(({ type, nesting, children }) => {
    if (type === 'blockquote_open' || type === 'blockquote_close') quotes += nesting
    return quotes === 0 ? textsOf(children ?? []) : []
  })
}

function textsOf(tokens: readonly Token[]): Token[] {
  let links = 0
  return tokens.filter(({ type, nesting }) => {
    if (type === 'link_open' || type === 'link_close') links += nesting
    return type === 'text' && links === 0
  })
}

/** Where the @ stand that may name someone. */
export function mentionPlaces(prose: string): number[] {
  return [...prose.matchAll(PLACE)].map(({ index }) => index)
}

/** Whether a word goes on from one text to the other. Chinese has no such borders. */
export function cutsWord(before: string, after: string): boolean {
  return LAST_IN_WORD.test(before) && FIRST_IN_WORD.test(after)
}
