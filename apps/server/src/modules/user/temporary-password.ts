import { randomInt } from 'node:crypto'

// None that looks like another.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const DIGITS = '23456789'
const GROUP = 4

const draw = (characters: string): string =>
  Array.from({ length: GROUP }, () => characters[randomInt(characters.length)]).join('')

/** A password easy to pass on by word of mouth: four letters, four digits, four letters. */
export function createTemporaryPassword(): string {
  return [LETTERS, DIGITS, LETTERS].map(draw).join('-')
}
