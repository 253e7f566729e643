import { type FoldedText, foldText, GAP } from './fold-text.ts'

/** A word as it is looked for. */
export interface Pattern {
  codes: readonly number[]
  /** Whether a blank stands before each letter in the word itself. */
  hasBlank: readonly boolean[]
}

export function toPattern(word: string): Pattern {
  const { codes, gaps } = foldText(word)
  return { codes, hasBlank: gaps.map((gap) => gap === GAP.blank) }
}

/**
 * What makes two words the same: the letters of both, and the blanks between Latin ones.
 * @returns null for a word that cannot be looked for: it has no letters, or one Latin letter alone
 */
export function foldWord(word: string): string | null {
  const { codes, gaps, isLatin } = foldText(word)
  if (codes.length === 0 || (codes.length === 1 && isLatin[0])) return null
  const parts = codes.map((code, index) => {
    const isParted = gaps[index] === GAP.blank && isLatin[index] && isLatin[index - 1]
    return `${isParted ? ' ' : ''}${String.fromCharCode(code)}`
  })
  return parts.join('')
}

/** Whether letters of a text that are those of a word are that word: not a part of a longer one, nor of two sentences. */
export function stands(text: FoldedText, { codes, hasBlank }: Pattern, start: number): boolean {
  const end = start + codes.length
  if (isWithin(text, start) || isWithin(text, end)) return false
  // Who parts every letter from the next means the word.
  let isSpelled = true
  let isHeldTogether = true
  for (let index = start + 1; index < end; index += 1) {
    const gap = text.gaps[index] ?? GAP.none
    if (gap === GAP.none) isSpelled = false
    else if (gap === GAP.sentence) isHeldTogether = false
    // Two characters meet at the end of a line by chance; the end of a line is shown as a blank.
    else if (gap === GAP.line && codes.length <= 2) isHeldTogether = false
    else if (gap >= GAP.blank && text.isLatin[index] && text.isLatin[index - 1])
      isHeldTogether &&= hasBlank[index - start] ?? false
  }
  if (isHeldTogether) return true
  return isSpelled && (codes.length > 2 || (text.gaps[start + 1] ?? GAP.none) < GAP.line)
}

/** Whether a place is inside a Latin word. */
function isWithin({ gaps, isLatin }: FoldedText, index: number): boolean {
  return gaps[index] === GAP.none && (isLatin[index - 1] ?? false) && (isLatin[index] ?? false)
}
