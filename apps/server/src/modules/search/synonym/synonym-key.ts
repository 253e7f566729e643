import { fold } from '../../../platform/search/fold.ts'
import { tokenize } from '../../../platform/search/tokens.ts'

/** A word as synonyms are compared: what is the same to search is the same here. Empty when search sees nothing in it. */
export const synonymKey = (word: string): string =>
  tokenize(fold(word))
    .map(({ text }) => text)
    .join(' ')
