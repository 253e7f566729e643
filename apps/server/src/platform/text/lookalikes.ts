import unhomoglyph from 'unhomoglyph'

/** Letters of other scripts that pass for Latin ones: of Unicode's confusables (UTS 39). */
const BORROWED =
  /(?=\p{L})[^\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** The Latin letter that a letter of another script, such as Cyrillic `а`, passes for; any other character as it is. */
export function latinLookalike(character: string): string {
  if (!BORROWED.test(character)) return character
  const shape = unhomoglyph(character).toLowerCase()
  return /^[a-z]+$/.test(shape) ? shape : character
}
