import type { ScreenedText } from '../../platform/screening.ts'
import { hasForeignLink } from './links.ts'
import { findWords, type Match, maskMatches, type WordMatcher } from './matcher/WordMatcher.ts'
import { codeRanges, type ShownText, shownText } from './shown-text.ts'

/** What is to be done with one text. */
export interface Verdict {
  isRefused: boolean
  /** Whether an admin has to look at it for what it says. */
  isHeld: boolean
  hasForeignLink: boolean
  /** With what must not be said masked. */
  text: string
}

/** Marks that turn the order of what follows: nobody types them, and what is read then is not what is written. */
const TURNED = /[\u202d\u202e]/
const BORDERLESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * Looks at a text as it is written and as it is rendered. Words are masked where they are written, but never within code;
 * where that does not take them from sight, an admin has to look. Latin words in code are names in programs.
 */
export function screenText(
  matcher: WordMatcher,
  { text: source, isMarkdown = false }: ScreenedText,
  ownSite: string | undefined,
): Verdict {
  const shown = isMarkdown ? shownText(source) : plain(source)
  const written = findWords(matcher, source)
  const read = findWords(matcher, shown.text)
  const actions = new Set([...written.matches, ...read.matches].map(({ action }) => action))
  const text = actions.has('mask') ? mask(source, written, isMarkdown) : source
  return {
    isRefused: actions.has('refuse'),
    isHeld:
      actions.has('hold') ||
      TURNED.test(shown.text) ||
      (actions.has('mask') && isStillRead(matcher, isMarkdown ? shownText(text) : plain(text))),
    hasForeignLink: hasForeignLink(shown, ownSite),
    text,
  }
}

const plain = (text: string): ShownText => ({ text, code: [], targets: [] })

function mask(source: string, { text, matches }: ReturnType<typeof findWords>, isMarkdown: boolean): string {
  const isCode = placesWithin(source, isMarkdown ? codeRanges(source) : [])
  const isMasked = (match: Match) => match.action === 'mask' && !placesOf(match, text.starts).some(isCode)
  return maskMatches(source, text, matches.filter(isMasked))
}

/** Whether a word that is to be masked can be read yet. */
function isStillRead(matcher: WordMatcher, { text: shown, code }: ShownText): boolean {
  const { text, matches } = findWords(matcher, shown)
  const isCode = placesWithin(shown, code)
  return matches.some((match) => {
    if (match.action !== 'mask') return false
    const places = placesOf(match, text.starts)
    const word = places.map((place) => shown[place]).join('')
    return BORDERLESS.test(word) || !places.every(isCode)
  })
}

const placesOf = ({ start, end }: Match, starts: readonly number[]) => starts.slice(start, end)

function placesWithin(text: string, ranges: ShownText['code']): (place: number) => boolean {
  const flags = new Uint8Array(text.length)
  for (const [start, end] of ranges) flags.fill(1, start, end)
  return (place) => flags[place] === 1
}
