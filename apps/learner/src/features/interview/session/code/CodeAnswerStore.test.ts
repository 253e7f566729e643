import type { QuestionProgramDetail } from '@app/contract/question-program/schemas'
import type { Report, RunEnd, RunRequest } from '@app/runner'
import { expect, test } from 'vitest'
import { memoryStorage } from '../../../../shared/browser-storage.ts'
import { fakeRoot } from '../../../../testing/fake-root.ts'
import { sessionOf } from '../../testing/samples.ts'
import { AnswerDraft } from '../AnswerDraft.ts'
import { CodeAnswerStore } from './CodeAnswerStore.ts'

const program: QuestionProgramDetail = {
  questionId: 7,
  languages: ['javascript', 'python'],
  entry: 'same',
  parameters: [{ name: 'n', type: 'number' }],
  statement: '',
  examples: '',
  constraints: '',
  hints: [],
  limits: { seconds: 2 },
  complexity: null,
  starters: { javascript: '// js', python: '# py' },
  solutions: { javascript: '' },
  schema: '',
  cases: {
    form: 'calls',
    entry: 'same',
    parameters: [{ name: 'n', type: 'number' }],
    comparison: 'exact',
    cases: [
      { name: '', args: [1], expected: 1 },
      { name: '零', args: [0], expected: 0 },
    ],
  },
  shown: [0],
}

/** Passes the first case alone. */
async function run({ places }: RunRequest, report: Report): Promise<RunEnd> {
  for (const place of places ?? [])
    report({
      type: 'case',
      result: {
        place,
        name: place === 1 ? '零' : '',
        isPassed: place === 0,
        milliseconds: 1,
        input: '',
        expected: { text: '0' },
        actual: { text: '1' },
        differences: [],
      },
    })
  const end: RunEnd = { kind: 'finished' }
  report({ type: 'ended', end })
  return end
}

async function open(draft = '') {
  const root = fakeRoot({ questionProgram: { get: () => Promise.resolve(program) } })
  const answer = new AnswerDraft({ api: root.api, storage: memoryStorage(), key: 'draft' })
  answer.follow(sessionOf({ draft }))
  const store = new CodeAnswerStore(root, answer, async () => ({ run }))
  await store.load(7)
  answer.stop()
  return { store, answer }
}

test('从初始代码写起；写了一半的还在', async () => {
  expect((await open()).answer.text).toBe('// js')
  expect((await open('写到一半')).answer.text).toBe('写到一半')
})

test('换了语言再换回来，各写各的', async () => {
  const { store, answer } = await open('写到一半')
  store.chooseLanguage('python')
  expect(answer.text).toBe('# py')
  store.chooseLanguage('javascript')
  answer.stop()
  expect(answer.text).toBe('写到一半')
})

test('运行只跑示例用例', async () => {
  const { store } = await open('写完了')
  await store.start('run')
  expect(store.run).toMatchObject({ places: [0], passed: 1, isPassed: true })
})

test('交代码跑全部用例，说出过了几个与第一个没过的', async () => {
  const { store } = await open('写完了')
  expect(await store.start('submit')).toEqual({
    language: 'javascript',
    passed: 1,
    total: 2,
    firstFailure: '#2 零',
  })
  expect(store.isRunning).toBe(false)
})
