import unhomoglyph from 'unhomoglyph'

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu
/** A capital I within a word of small letters passes for an l. */
const I_FOR_L = /(?<=\p{L})I(?=\p{Ll})|(?<=\p{Ll})I/gu

/** What names are told apart by: those that differ in width, case, lookalike letters or what cannot be seen are one. */
export function nameKey(name: string): string {
  const plain = name.normalize('NFKC').replace(UNSEEN, '').replace(I_FOR_L, 'l').toLowerCase()
  return unhomoglyph(plain.normalize('NFD')).normalize('NFKC').toLowerCase()
}
