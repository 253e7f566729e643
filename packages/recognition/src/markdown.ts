/** What markdown writes around words, and no one says: fences, marks of headings, lists and emphasis, addresses of links. */
const MARKS = [
  /^[ \t]*(?:```|~~~).*$/gm,
  /^[ \t]*(?:#{1,6}[ \t]|>+[ \t]?|[-*+][ \t]+|\d{1,3}[.)][ \t]+)/gm,
  /`+|\*\*|~~/g,
  /!?\[(?=[^[\]\n]*\]\()/g,
  /\]\([^)\]\n]*\)/g,
]

/**
 * Which characters of a markdown text are only marks.
 * @returns one entry per UTF-16 unit
 */
export function findMarks(source: string): readonly boolean[] {
  const isMark: boolean[] = Array.from({ length: source.length }, () => false)
  for (const pattern of MARKS) {
    for (const { 0: mark, index } of source.matchAll(pattern)) isMark.fill(true, index, index + mark.length)
  }
  return isMark
}
