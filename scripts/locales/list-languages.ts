import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const LIST = 'packages/contract/src/common/languages.gen.ts'

/** The source that lists languages: the product's own first. */
export function listSource(primary: string, languages: readonly string[]): string {
  const others = languages.filter((language) => language !== primary).toSorted()
  const names = [primary, ...others].map((language) => `'${language}'`).join(', ')
  return `// Written by \`npm run i18n\` from the folders of locales/.\nexport const LANGUAGES = [${names}] as const\n`
}

/** Lists the languages that have a folder. @returns whether the list was another one before */
export async function listLanguages(
  root: string,
  primary: string,
  languages: readonly string[],
): Promise<boolean> {
  const file = join(root, LIST)
  const source = listSource(primary, languages)
  if ((await readFile(file, 'utf8')) === source) return false
  await writeFile(file, source)
  return true
}
