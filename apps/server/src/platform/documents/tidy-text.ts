import radicals from './radicals.json' with { type: 'json' }

/** Radicals that are words themselves; Unicode's own folding knows few of them. */
const RADICALS = new Map(Object.entries(radicals))

/** Radicals, compatibility characters and ligatures, which fonts of PDFs give in place of the characters that they look like. */
const LOOKALIKES = /[\u2e80-\u2fdf\uf900-\ufaff\ufb00-\ufb06]/g

/** A text as one would have pasted it: no signs that nobody sees, no blanks between Chinese characters, no empty pages. */
export function tidyText(text: string): string {
  return text
    .toWellFormed()
    .replace(LOOKALIKES, plainOf)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t]/gu, '')
    .replace(/(?<=\p{Script=Han})[ \t]+(?=\p{Script=Han})/gu, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const plainOf = (character: string) => RADICALS.get(character) ?? character.normalize('NFKC')
