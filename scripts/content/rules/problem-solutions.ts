import type { FileFault } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import { fileOf } from '../../../packages/contract/src/question-program/files.ts'
import { NodeRunner } from '../../../packages/runner/src/node/NodeRunner.ts'
import type { Language } from '../../../packages/runner/src/problem.ts'
import {
  type CaseResult,
  DEFAULT_LIMITS,
  type RunEnd,
  type Trouble,
} from '../../../packages/runner/src/run.ts'
import { NODE_TYPES } from '../../../packages/runner/src/values/nodes.ts'
import { mapWithLimit } from '../../run-tool.ts'
import { findScriptFaults } from '../code/scripts.ts'
import { type Content, fault } from '../model.ts'
import type { Problem } from '../read-problems.ts'
import { say } from '../texts.ts'

const RUNS_AT_ONCE = 2
const MOST_TEXT = 200

/** A file of code that is run against its problem's cases. */
interface Job {
  problem: Problem
  file: string
  language: Language
  code: string
  isWrong: boolean
}

/** Every reference passes all cases, in every language; every wrong solution fails one. */
export async function checkProblemSolutions({ problems, isSelected }: Content): Promise<FileFault[]> {
  const selected = problems.filter(({ folder, path }) => isSelected(path) || isSelected(folder))
  const types = await checkTypes(selected)
  // One thread of a language is loaded once and used for all of its code.
  const jobs = selected.flatMap(jobsOf).sort((a, b) => (a.language < b.language ? -1 : 1))
  const runners = new Set<NodeRunner>()
  try {
    const faults = await mapWithLimit(jobs, RUNS_AT_ONCE, async (job) => {
      const runner = [...runners][0] ?? new NodeRunner()
      runners.delete(runner)
      const found = await checkJob(job, runner)
      runners.add(runner)
      return found
    })
    return [...types, ...faults.flat()]
  } finally {
    for (const runner of runners) runner.close()
  }
}

function jobsOf(problem: Problem): Job[] {
  const right = problem.program.languages.map((language) => ({
    problem,
    file: fileOf('solution', language),
    language,
    code: problem.program.solutions[language] ?? '',
    isWrong: false,
  }))
  const wrong = problem.program.wrongs.map((one, place) => ({
    problem,
    file: problem.wrongFiles[place] ?? '',
    ...one,
    isWrong: true,
  }))
  return [...right, ...wrong]
}

async function checkJob(job: Job, runner: NodeRunner): Promise<FileFault[]> {
  const { problem, file, language, code, isWrong } = job
  const results: CaseResult[] = []
  const limits = { ...DEFAULT_LIMITS, ...problem.program.limits }
  const end = await runner.run({ language, code, cases: problem.cases, limits }, (event) => {
    if (event.type === 'case') results.push(event.result)
  })
  const path = `${problem.folder}/${file}`
  const failed = results.filter(({ isPassed }) => !isPassed)
  if (isWrong) {
    if (isBroken(end)) return [fault({ path }, lineOf(end), 'problemRunEnded', { how: describeEnd(end) })]
    const isRefused = failed.length > 0 || end.kind === 'timeout'
    return isRefused ? [] : [fault({ path }, 1, 'problemWrongPasses')]
  }
  if (end.kind !== 'finished')
    return [fault({ path }, lineOf(end), 'problemRunEnded', { how: describeEnd(end) })]
  return failed.map((result) => toFault(problem, file, result))
}

/** What is no wrong solution, but no solution at all. */
const isBroken = ({ kind }: RunEnd): boolean => kind !== 'finished' && kind !== 'timeout'

const lineOf = (end: RunEnd): number => (end.kind === 'syntax' ? (end.trouble.line ?? 1) : 1)

function describeEnd(end: RunEnd): string {
  switch (end.kind) {
    case 'syntax':
      return end.trouble.message
    case 'missing-entry':
      return say('problemEntryNot', { name: end.entry })
    case 'timeout':
      return say('problemTimeout', { seconds: end.seconds })
    case 'broken':
      return end.message
    default:
      return end.kind
  }
}

/** Told where the case stands; its file and the code's line are in the words. */
function toFault({ casesFile, casePlaces }: Problem, file: string, result: CaseResult): FileFault {
  const { expected, actual, trouble, reason } = result
  const cut = (text: string) => (text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}……` : text)
  const got = trouble ? describeTrouble(trouble) : (reason ?? cut(actual?.text ?? ''))
  return fault({ path: casesFile }, casePlaces[result.place]?.line ?? 1, 'problemCaseFails', {
    file,
    expected: cut(expected.text),
    got,
  })
}

function describeTrouble({ kind, message, line }: Trouble): string {
  const what = message === '' ? kind : message
  return line === undefined ? what : say('problemTrouble', { what, line })
}

/** References in TypeScript have right types. */
async function checkTypes(problems: readonly Problem[]): Promise<FileFault[]> {
  const typed = problems.filter(({ program }) => program.languages.includes('typescript'))
  const file = fileOf('solution', 'typescript')
  const scripts = typed.map(({ program }) => ({
    language: 'ts' as const,
    // On the first line, so that lines stay as they are.
    code: `${NODE_TYPES} ${program.solutions.typescript ?? ''}`,
    isFragment: false,
  }))
  const faults = await findScriptFaults(scripts)
  return faults.flatMap(({ script, line, detail }) => {
    const problem = typed[script]
    return problem
      ? fault({ path: `${problem.folder}/${file}` }, line, 'codeWrong', { language: 'ts', detail })
      : []
  })
}
