import type { FileFault } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import { fileOf } from '../../../packages/contract/src/question-program/files.ts'
import { toSnakeCase } from '../../../packages/runner/src/python/snake-case.ts'
import { type Content, fault } from '../model.ts'
import type { Problem } from '../read-problems.ts'

const LEAST_WRONG = 2
const LEAST_HIDDEN = 4

/** A problem of ours has more than the importer asks for: code to begin with, wrong solutions, and enough hidden cases. */
export function checkProblemFiles({ problems, isSelected }: Content): FileFault[] {
  return problems.filter(({ path }) => isSelected(path)).flatMap(checkProblem)
}

function checkProblem(problem: Problem): FileFault[] {
  const { folder, program, wrongFiles, casesFile, casePlaces, matter } = problem
  const hidden = casePlaces.filter(({ isShown }) => !isShown).length
  const isSql = program.languages.includes('sql')
  const at = (file: string) => ({ path: `${folder}/${file}` })
  return [
    ...program.languages.flatMap((language) => {
      const file = fileOf('starter', language)
      const code = program.starters[language]
      const name = language === 'python' ? toSnakeCase(program.entry) : program.entry
      if (code === undefined) return fault(at(file), 1, 'problemFileMissing', { file })
      return code.includes(name) ? [] : fault(at(file), 1, 'problemStarterEntry', { name })
    }),
    ...(isSql && program.schema === ''
      ? [fault(at('schema.sql'), 1, 'problemFileMissing', { file: 'schema.sql' })]
      : []),
    ...(wrongFiles.length < LEAST_WRONG
      ? [fault(at(wrongFiles[0] ?? 'wrong-1.js'), 1, 'problemWrongFew', { least: LEAST_WRONG })]
      : []),
    ...(hidden < LEAST_HIDDEN
      ? [fault({ path: casesFile }, 1, 'problemHiddenFew', { least: LEAST_HIDDEN })]
      : []),
    ...(matter.followUps.length === 0
      ? [fault(problem, problem.lineOf(['followUps']), 'problemFollowUps')]
      : []),
  ]
}
