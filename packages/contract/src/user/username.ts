/** Letters and digits that can be seen, with the marks that they wear. */
const SIGN =
  '(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}](?:(?!\\p{Default_Ignorable_Code_Point})[\\p{Mn}\\p{Mc}]){0,3}'

/** Words of letters, digits, `_` and `-`, parted by a single blank or the dot of 阿卜杜拉·买买提. */
export const NAME = new RegExp(`^(?:${SIGN}|[_-])+(?:[ ·](?:${SIGN}|[_-])+)*$`, 'u')

/** Something to call somebody by. */
export const NAMED = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u

/** Scripts that are written together in one word: those of East Asia, and Latin beside them. */
const TOGETHER = ['Latin', 'Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul']

/** Scripts whose letters pass for those of others, and which no word mixes with another. */
const ALONE = ['Greek', 'Cyrillic', 'Armenian', 'Hebrew', 'Arabic', 'Cherokee', 'Coptic', 'Georgian', 'Lisu']

const scriptsOf = (names: readonly string[]) =>
  new RegExp(`[${names.map((name) => `\\p{Script=${name}}`).join('')}]`, 'u')
const GROUPS = [TOGETHER, ...ALONE.map((name) => [name])].map(scriptsOf)

/** Whether every word of a name is written in one script, or in several that go together. */
export function isOneScriptAWord(name: string): boolean {
  return name.split(/[ ·_-]/).every((word) => GROUPS.filter((scripts) => scripts.test(word)).length <= 1)
}

/** Every way to type the dot in a name. */
const DOTS = /[\u2022\u2027\u30fb\uff65]/g

/** A name as it is kept: letters with their marks in one code point, one kind of dot. */
export const composeName = (name: string): string => name.normalize('NFC').replace(DOTS, '·')
