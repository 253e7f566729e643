import staffNames from './staff-names.json' with { type: 'json' }

/** Names of those who run a site. */
const STAFF_WORDS: ReadonlySet<string> = new Set(staffNames.words)

/** Letters and digits that look like one of those in the names: of Unicode's confusables, the ones that are easily typed. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries(staffNames.lookalikes).flatMap(([letter, lookalikes]) =>
    [...lookalikes].map((one): [string, string] => [one, letter]),
  ),
)

/** Whether a name passes its bearer off as staff, in whatever width, case, accents, separators or lookalike letters. */
export function isReservedUsername(username: string): boolean {
  const words = username.split(/[\s_-]+/).map(fold)
  const whole = words.join('')
  return (
    [whole, ...words].some((word) => STAFF_WORDS.has(word)) ||
    staffNames.parts.some((part) => whole.includes(part))
  )
}

/** A number at the end makes no other name. */
function fold(word: string): string {
  const letters = word.normalize('NFKC').toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const plain = /^.*\P{N}/u.exec(letters)?.[0] ?? ''
  return [...plain].map((letter) => LOOKALIKES.get(letter) ?? letter).join('')
}
