import type { FileFault } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import type { Language } from '../../../packages/runner/src/problem.ts'
import { toSnakeCase } from '../../../packages/runner/src/python/snake-case.ts'
import { fault } from '../model.ts'
import { LANGUAGES, type ProblemMatter } from './matter.ts'
import type { ProblemFiles } from './read-problem.ts'

const ENDINGS: Record<Language, string> = { javascript: 'js', typescript: 'ts', python: 'py', sql: 'sql' }
const LEAST_WRONG = 2
const WRONG = /^wrong-\d+\.(?<ending>js|ts|py|sql)$/

export const fileOf = (name: string, language: Language): string => `${name}.${ENDINGS[language]}`

/** The language of a file whose name ends like one. */
export function languageOf(file: string): Language | undefined {
  return LANGUAGES.find((language) => file.endsWith(`.${ENDINGS[language]}`))
}

export const wrongFilesOf = (files: ProblemFiles): string[] =>
  [...files.keys()].filter((name) => WRONG.test(name))

/** What must be in the folder is there, and nothing else. */
export function checkFiles(folder: string, files: ProblemFiles, matter: ProblemMatter): FileFault[] {
  const { languages, entry, compare } = matter
  const at = (file: string, key: Parameters<typeof fault>[2], values = {}) =>
    fault({ path: `${folder}/${file}` }, 1, key, { file, ...values })
  const isSql = languages.includes('sql')
  const wanted = [
    'problem.md',
    ...languages.flatMap((language) => [fileOf('starter', language), fileOf('solution', language)]),
    ...(isSql ? ['schema.sql'] : []),
  ]
  const isWrong = (file: string) => {
    const language = languageOf(file)
    return WRONG.test(file) && language !== undefined && languages.includes(language)
  }
  const allowed = [...wanted, 'cases.yaml', 'cases.js', ...(isSql ? [] : ['checker.js'])]
  const caseFiles = ['cases.yaml', 'cases.js'].filter((file) => files.has(file))
  const faults = wanted.filter((file) => !files.has(file)).map((file) => at(file, 'problemFileMissing'))
  for (const file of files.keys())
    if (!allowed.includes(file) && !isWrong(file)) faults.push(at(file, 'problemFileUnknown'))
  if (caseFiles.length !== 1) faults.push(at(caseFiles[0] ?? 'cases.yaml', 'problemCaseFiles'))
  if (files.has('cases.js') && languages.some((language) => !language.endsWith('script'))) {
    faults.push(at('cases.js', 'problemProgramsLanguage'))
  }
  if (files.has('checker.js') && compare !== undefined)
    faults.push(at('checker.js', 'problemCheckerAndCompare'))
  if (wrongFilesOf(files).length < LEAST_WRONG)
    faults.push(at('wrong-1.js', 'problemWrongFew', { least: LEAST_WRONG }))
  for (const language of languages) {
    const [file, name] = [
      fileOf('starter', language),
      language === 'python' ? toSnakeCase(entry ?? '') : (entry ?? ''),
    ]
    if (files.get(file)?.includes(name) === false) faults.push(at(file, 'problemStarterEntry', { name }))
  }
  return faults
}
