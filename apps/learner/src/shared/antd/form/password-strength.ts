import { COMMON_PARTS } from './common-passwords.ts'

export type PasswordStrength = 'weak' | 'medium' | 'strong'

const MIN_LENGTH = 8
/** Bits of guessing: about a day, and about a lifetime, of trying a stolen digest. */
const MEDIUM_BITS = 40
const STRONG_BITS = 60
/** What a part that is easily guessed is worth, in characters. */
const GUESSED = '*'

/**
 * Estimates how hard a password is to guess: its length without what guessers know (common passwords, own names, runs
 * and repetitions), times the bits of the kinds of characters in it. An estimate from above, and advice only.
 * @param names what others know of its owner: e-mail, username
 */
export function passwordStrength(password: string, names: readonly string[] = []): PasswordStrength {
  if (password.length < MIN_LENGTH) return 'weak'
  const bits = withoutGuessable(password, names).length * Math.log2(alphabetSize(password))
  if (bits < MEDIUM_BITS) return 'weak'
  return bits < STRONG_BITS ? 'medium' : 'strong'
}

function withoutGuessable(password: string, names: readonly string[]): string {
  const known = [...names.flatMap(partsOfName), ...COMMON_PARTS]
  const rest = known.reduce((text, part) => text.replaceAll(part, GUESSED), password.toLowerCase())
  return shortenRuns(rest)
}

/** The name before the @, and its words. */
function partsOfName(name: string): string[] {
  const own = name.toLowerCase().split('@', 1).join('').trim()
  const parts = [own, ...own.split(/[^\p{L}\p{N}]+/u)].filter((part) => part.length >= 3)
  return parts.toSorted((a, b) => b.length - a.length)
}

/** Leaves of `aaaa`, `1234` and `dcba` the first two characters. */
function shortenRuns(text: string): string {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  const isInRun = (index: number) => {
    const [before = 0, last = 0, here = 0] = codes.slice(index - 2, index + 1)
    const step = here - last
    return index >= 2 && Math.abs(step) <= 1 && last - before === step
  }
  return [...text].filter((_, index) => !isInRun(index)).join('')
}

function alphabetSize(password: string): number {
  const kinds: readonly [kind: RegExp, size: number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 33],
  ]
  return kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0)
}
