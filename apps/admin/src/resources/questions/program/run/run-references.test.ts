// @vitest-environment node

import { questionProgram } from '@app/contract/question-program/schemas'
import { NodeRunner } from '@app/runner/node'
import { expect, test } from 'vitest'
import { type Outcome, runReferences } from './run-references.ts'

const program = questionProgram.parse({
  languages: ['javascript', 'typescript'],
  entry: 'double',
  parameters: [{ name: 'n', type: 'number' }],
  returns: 'number',
  limits: { seconds: 1 },
  solutions: {
    javascript: 'const double = (n) => n * 2',
    typescript: 'const double = (n: number): number => n + 2',
  },
  wrongs: [
    { language: 'javascript', code: 'const double = (n) => n * n' },
    { language: 'javascript', code: 'const double = (n) => n + n' },
    { language: 'javascript', code: 'const double = (n) => { while (n) n = 1 }' },
    { language: 'typescript', code: 'const double = (' },
  ],
  cases: '{"shown":[{"args":[0],"expected":0}],"hidden":[{"args":[3],"expected":6}]}',
})

async function run(signal: AbortSignal) {
  const outcomes: Outcome[] = []
  const runner = new NodeRunner()
  const onOutcome = (outcome: Outcome) => outcomes.push(outcome)
  await runReferences(program, runner, { onOutcome, onLoading: () => undefined, signal })
  runner.close()
  return outcomes
}

test('a reference passes all, a wrong solution is refused by a case or its time; what cannot run is neither', async () => {
  const outcomes = await run(new AbortController().signal)
  expect(outcomes.map(({ language, wrong, end, isRight }) => [language, wrong, end.kind, isRight])).toEqual([
    ['javascript', 0, 'finished', true],
    ['javascript', 1, 'finished', true],
    ['javascript', 2, 'finished', false],
    ['javascript', 3, 'timeout', true],
    ['typescript', 0, 'finished', false],
    ['typescript', 1, 'syntax', false],
  ])
  expect(outcomes[4]?.results.map(({ isPassed }) => isPassed)).toEqual([false, false])
})

test('nothing is told once it was stopped', async () => {
  expect(await run(AbortSignal.abort())).toEqual([])
})
