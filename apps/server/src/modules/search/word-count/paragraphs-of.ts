const CODE = /^ *(`{3,}|~{3,})[\s\S]*?^ *\1/gm

/** The paragraphs, list items and lines of tables of a markdown text that hold words; code is none. */
export function paragraphsOf(markdown: string): string[] {
  return markdown
    .replace(CODE, '')
    .split('\n')
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
}
