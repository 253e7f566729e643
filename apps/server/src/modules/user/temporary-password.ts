import { randomInt } from 'node:crypto'

// No characters that are easily confused.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const DIGITS = '23456789'
const GROUP = 4

const draw = (characters: string): string =>
  Array.from({ length: GROUP }, () => characters[randomInt(characters.length)]).join('')

/** A password that is easy to read out: four letters, four digits, four letters. */
export function createTemporaryPassword(): string {
  return [LETTERS, DIGITS, LETTERS].map(draw).join('-')
}
