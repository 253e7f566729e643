import { join } from 'node:path'
import { LANGUAGES } from '../packages/contract/src/common/languages.ts'
import { compareLanguages } from './locales/compare-languages.ts'
import { compareUsage } from './locales/compare-usage.ts'
import { countUntranslated } from './locales/count-untranslated.ts'
import { listLanguages } from './locales/list-languages.ts'
import { readLocales } from './locales/locale-files.ts'
import { findUsedKeys } from './locales/used-keys.ts'
import { ROOT } from './run-tool.ts'

const [PRIMARY_LANGUAGE] = LANGUAGES
/** What translators begin with. */
const ENGLISH = 'en-US'

const { languages, findings } = await readLocales(join(ROOT, 'locales'))
const primary = languages.get(PRIMARY_LANGUAGE) ?? new Map()
if (await listLanguages(ROOT, PRIMARY_LANGUAGE, [...languages.keys()]))
  console.log('packages/contract/src/common/languages.gen.ts: written anew')
const all = [
  ...findings,
  ...compareLanguages(languages),
  ...compareUsage(PRIMARY_LANGUAGE, primary, await findUsedKeys(ROOT)),
]

for (const [language, texts] of languages) {
  if (language === PRIMARY_LANGUAGE || language === ENGLISH) continue
  const { same, all } = countUntranslated(texts, languages.get(ENGLISH) ?? new Map())
  console.log(`locales/${language}: ${same} of ${all} texts are as in ${ENGLISH}`)
}
for (const { file, key, problem } of all) console.error(`${file}: ${key}: ${problem}`)
console.log(`locales: ${languages.size} languages, ${primary.size} namespaces, ${all.length} findings`)
if (all.length > 0) process.exit(1)
