import { z } from 'zod/mini'
import { arePrograms, type CaseSource, callLists, sqlLists } from './cases.ts'

/** The key of what is said, in `locales/<lng>/validation.json`, and the field it is said of. */
interface Finding {
  field: keyof CaseSource
  key: string
}

/** Whether what a programming problem says fits together; checks the object that it is put on. */
export const checkCases = z.check<CaseSource>((payload) => {
  for (const { field, key } of findMisfits(payload.value))
    payload.issues.push({ code: 'custom', message: key, path: [field], input: payload.value[field] })
})

function findMisfits(source: CaseSource): Finding[] {
  const { languages, entry, parameters, returns, changes, comparison, checker, cases } = source
  const isSql = languages.includes('sql')
  const misfits: [isWrong: boolean, field: Finding['field'], key: string][] = [
    [isSql && languages.length > 1, 'languages', 'programSqlAlone'],
    [!isSql && entry === '', 'entry', 'required'],
    [isSql && entry !== '', 'entry', 'programEntryOfSql'],
    [changes !== '' && !parameters.some(({ name }) => name === changes), 'changes', 'programChangesUnknown'],
    [changes !== '' && returns !== '', 'changes', 'programChangesAndReturns'],
    [isSql && comparison === 'unordered-deep', 'comparison', 'programComparisonOfRows'],
    [checker !== '' && (isSql || comparison !== 'exact'), 'checker', 'programCheckerAndComparison'],
  ]
  const found = misfits.flatMap(([isWrong, field, key]) => (isWrong ? [{ field, key }] : []))
  const ofCases = found.length > 0 || cases === '' ? undefined : findInCases(source, isSql)
  return ofCases === undefined ? found : [{ field: 'cases', key: ofCases }]
}

/** What is wrong with the cases themselves. */
function findInCases({ languages, parameters, cases }: CaseSource, isSql: boolean): string | undefined {
  if (arePrograms(cases))
    return languages.every((language) => language.endsWith('script')) ? undefined : 'programCasesLanguage'
  const data = parse(cases)
  if (data === undefined) return 'programCasesUnread'
  return isSql ? findInRows(data) : findInCalls(data, parameters.length)
}

const hasBoth = ({ shown, hidden }: { shown: unknown[]; hidden: unknown[] }) =>
  shown.length > 0 && hidden.length > 0

function findInRows(data: unknown): string | undefined {
  const { data: lists } = sqlLists.safeParse(data)
  if (!lists) return 'programCasesUnread'
  if (!hasBoth(lists)) return 'programCasesFew'
  const isEven = [...lists.shown, ...lists.hidden].every(({ expected: { columns, rows } }) =>
    rows.every((row) => row.length === columns.length),
  )
  return isEven ? undefined : 'programRowLength'
}

function findInCalls(data: unknown, parameters: number): string | undefined {
  const { data: lists } = callLists.safeParse(data)
  if (!lists) return 'programCasesUnread'
  if (!hasBoth(lists)) return 'programCasesFew'
  const given = [...lists.shown, ...lists.hidden]
  if (given.some(({ args, generate }) => (args === undefined) === (generate === undefined)))
    return 'programArguments'
  const isFit = given.every(({ args }) => args === undefined || args.length === parameters)
  return isFit ? undefined : 'programArgumentCount'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
