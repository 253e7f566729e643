import { createHash, randomInt } from 'node:crypto'
import { RECOVERY_CODE_COUNT } from '@app/contract/user-second-factor/values'

/** No characters that are easily confused; twelve of them are 59 bits, too many to be tried. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUP = 4
const GROUPS = 3

const drawGroup = () => Array.from({ length: GROUP }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')

/** New codes, each in groups that are easy to read and to type. */
export function createRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODE_COUNT) codes.add(Array.from({ length: GROUPS }, drawGroup).join('-'))
  return [...codes]
}

/** The hash of a code as it was given or typed: in capitals, in full width, with blanks or without hyphens. */
export function hashRecoveryCode(userId: number, code: string): Buffer {
  const plain = code
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  return createHash('sha256').update(`recovery ${userId} ${plain}`).digest()
}
