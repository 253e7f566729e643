import { z } from 'zod/mini'
import { arePrograms, type CaseSource, callLists, sqlLists } from './cases.ts'
import { hasHeading } from './files.ts'

/** What is wrong at a place; `key` names what is said, in `locales/<lng>/validation.json`. */
interface Finding {
  path: PropertyKey[]
  key: string
}

/** What has to fit together. */
interface Checked extends CaseSource {
  statement: string
  examples: string
  constraints: string
  hints: string[]
  starters: object
  solutions: object
  wrongs: { language: string }[]
}

/**
 * Whether what a programming problem says fits together; checks the object that it is put on. Cases that are programs are
 * not read: that needs a parser.
 */
export const checkCases = z.check<Checked>((payload) => {
  const { value, issues } = payload
  const note = ({ path, key }: Finding) => issues.push({ code: 'custom', message: key, path, input: value })
  const found = [...findMisfits(value), ...findStrangers(value), ...findHeadings(value)]
  for (const finding of found) note(finding)
  if (found.length > 0 || value.cases === '') return
  const isSql = value.languages.includes('sql')
  if (arePrograms(value.cases)) {
    if (!value.languages.every((language) => language.endsWith('script')))
      note({ path: ['cases'], key: 'programCasesLanguage' })
    return
  }
  for (const { path, key } of isSql ? findInRows(value) : findInCalls(value))
    note({ path: ['cases', ...path], key })
})

function findMisfits(source: Checked): Finding[] {
  const { languages, entry, parameters, returns, changes, comparison, checker } = source
  const isSql = languages.includes('sql')
  const misfits: [isWrong: boolean, field: keyof Checked, key: string][] = [
    [isSql && languages.length > 1, 'languages', 'programSqlAlone'],
    [!isSql && entry === '', 'entry', 'required'],
    [isSql && entry !== '', 'entry', 'programEntryOfSql'],
    [changes !== '' && !parameters.some(({ name }) => name === changes), 'changes', 'programChangesUnknown'],
    [changes !== '' && returns !== '', 'changes', 'programChangesAndReturns'],
    [isSql && comparison === 'unordered-deep', 'comparison', 'programComparisonOfRows'],
    [checker !== '' && (isSql || comparison !== 'exact'), 'checker', 'programCheckerAndComparison'],
  ]
  return misfits.flatMap(([isWrong, field, key]) => (isWrong ? [{ path: [field], key }] : []))
}

/** Code in a language that the problem is not written in. */
function findStrangers({ languages, starters, solutions, wrongs }: Checked): Finding[] {
  const places: [PropertyKey[], string][] = [
    ...Object.keys(starters).map((language): [PropertyKey[], string] => [['starters', language], language]),
    ...Object.keys(solutions).map((language): [PropertyKey[], string] => [['solutions', language], language]),
    ...wrongs.map(({ language }, place): [PropertyKey[], string] => [['wrongs', place], language]),
  ]
  return places
    .filter(([, language]) => !languages.includes(language))
    .map(([path]) => ({ path, key: 'programLanguageOther' }))
}

/** Headings that part a file into what a problem says cannot stand in a part. */
function findHeadings({ statement, examples, constraints, hints }: Checked): Finding[] {
  const texts: [PropertyKey[], string][] = [
    [['statement'], statement],
    [['examples'], examples],
    [['constraints'], constraints],
    ...hints.map((hint, place): [PropertyKey[], string] => [['hints', place], hint]),
  ]
  return texts.flatMap(([path, text]) => (hasHeading(text) ? [{ path, key: 'programHeading' }] : []))
}

interface Lists<T> {
  shown: T[]
  hidden: T[]
}

/** What a schema says of cases that are not of their form. */
const findIssues = (issues: readonly z.core.$ZodIssue[]): Finding[] =>
  issues.flatMap((issue): Finding[] => {
    const { path, code } = issue
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: [...path, key], key: 'unknownField' }))
    if (path.length === 0) return [{ path, key: 'programCasesUnread' }]
    return [{ path, key: code === 'too_small' ? 'required' : 'wrongType' }]
  })

/** What is wrong with each case, at its place; and whether there are both shown and hidden ones. */
function findInCases<T>(lists: Lists<T>, faultOf: (one: T) => string | undefined): Finding[] {
  const parts = ['shown', 'hidden'] as const
  return parts.flatMap((part): Finding[] => {
    if (lists[part].length === 0) return [{ path: [part], key: 'programCasesFew' }]
    return lists[part].flatMap((one, place) => {
      const key = faultOf(one)
      return key === undefined ? [] : [{ path: [part, place], key }]
    })
  })
}

function findInRows({ cases }: Checked): Finding[] {
  const { data, error } = sqlLists.safeParse(parse(cases))
  if (!data) return findIssues(error.issues)
  return findInCases(data, ({ expected: { columns, rows } }) =>
    rows.every((row) => row.length === columns.length) ? undefined : 'programRowLength',
  )
}

function findInCalls({ cases, parameters }: Checked): Finding[] {
  const { data, error } = callLists.safeParse(parse(cases))
  if (!data) return findIssues(error.issues)
  return findInCases(data, ({ args, generate }) => {
    if ((args === undefined) === (generate === undefined)) return 'programArguments'
    return args === undefined || args.length === parameters.length ? undefined : 'programArgumentCount'
  })
}

/** @returns what no list of cases is, where it is no JSON */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
