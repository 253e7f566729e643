import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRows, writeRows } from '../apps/admin/src/resources/questions/program/case-rows.ts'
import { tidyProgram } from '../apps/admin/src/resources/questions/program/program-values.ts'
import { arePrograms } from '../packages/contract/src/question-program/cases.ts'
import { questionProgram } from '../packages/contract/src/question-program/schemas.ts'
import { loadContent } from './content/load.ts'
import { ROOT } from './run-tool.ts'

const { content } = await loadContent(join(ROOT, 'content'), (path) => path.startsWith('problems/'))
const problems = content.problems.map((problem) => [problem.name, problem.program] as const)

test('there are problems of each kind of cases', () => {
  expect(problems.length).toBeGreaterThan(100)
  expect(problems.some(([, { cases }]) => arePrograms(cases))).toBe(true)
  expect(problems.some(([, { languages }]) => languages.includes('sql'))).toBe(true)
})

test.each(problems)('%s comes out of the form of the console as it was', (_, program) => {
  const isSql = program.languages.includes('sql')
  const rows = readRows(program.cases, isSql)
  expect(rows === null).toBe(arePrograms(program.cases))
  const cases = rows === null ? program.cases : writeRows(rows, isSql)
  const sent = questionProgram.parse(tidyProgram({ ...program, cases }))
  expect(sent).toEqual(program)
})
