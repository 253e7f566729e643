import type { CodeAttemptSummary } from '@app/contract/code-attempt/schemas'
import type { QuestionProgramDetail } from '@app/contract/question-program/schemas'
import type { CaseResult, Report, RunEnd, RunRequest } from '@app/runner'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../shared/browser-storage.ts'
import { type FakeCalls, fakeRoot } from '../../../testing/fake-root.ts'
import { CodeStore } from './CodeStore.ts'

const program: QuestionProgramDetail = {
  questionId: 7,
  languages: ['javascript', 'python'],
  entry: 'addTwo',
  parameters: [{ name: 'left', type: 'number' }],
  statement: '',
  examples: '',
  constraints: '',
  hints: ['甲', '乙'],
  limits: { seconds: 2 },
  complexity: null,
  starters: { javascript: 'js', python: 'py' },
  solutions: { javascript: '参考' },
  schema: '',
  cases: {
    form: 'calls',
    entry: 'addTwo',
    parameters: [{ name: 'left', type: 'number' }],
    comparison: 'exact',
    cases: [
      { name: '', args: [1], expected: 1 },
      { name: '', args: [2], expected: 2 },
    ],
  },
  shown: [0],
}
const attempt: CodeAttemptSummary = {
  id: 1,
  questionId: 7,
  language: 'javascript',
  outcome: 'passed',
  passed: 2,
  total: 2,
  milliseconds: 1,
  firstFailure: '',
  createTime: '2026-01-01T00:00:00.000Z',
}
const resultOf = (place: number, isPassed: boolean): CaseResult => ({
  place,
  name: '',
  isPassed,
  milliseconds: 1,
  input: '',
  expected: { text: '1' },
  actual: { text: '41' },
  differences: [],
})

/** Every case of a run ends as `isPassed` says, and the requests are kept. */
function runnerOf(isPassed: (place: number, request: RunRequest) => boolean) {
  const requests: RunRequest[] = []
  const run = async (request: RunRequest, report: Report): Promise<RunEnd> => {
    requests.push(request)
    const count = request.cases.form === 'programs' ? 0 : request.cases.cases.length
    for (let place = 0; place < count; place += 1)
      report({ type: 'case', result: resultOf(place, isPassed(place, request)) })
    const end: RunEnd = { kind: 'finished' }
    report({ type: 'ended', end })
    return end
  }
  return { requests, make: async () => ({ run }) }
}

async function open(isPassed: (place: number, request: RunRequest) => boolean, calls: FakeCalls = {}) {
  const runner = runnerOf(isPassed)
  const add = vi.fn(async () => attempt)
  const storage = memoryStorage()
  const root = fakeRoot(
    {
      questionProgram: { get: async () => program },
      codeDraft: { get: async () => [], update: () => new Promise(() => undefined) },
      codeAttempt: {
        page: async () => ({ records: [], total: 0, current: 1, pageSize: 100 }),
        get: async () => ({ ...attempt, code: '从前的' }),
        add,
      },
      ...calls,
    },
    storage,
  )
  const store = new CodeStore(root, runner.make)
  await store.load(7)
  return { store, requests: runner.requests, add, root }
}

test('运行只跑公开的用例，什么也不记', async () => {
  const { store, requests, add } = await open(() => true)
  await store.start('run')
  expect(requests.map(({ places, code }) => [places, code])).toEqual([[[0], 'js']])
  expect([store.run?.isPassed, store.view.hasPassed, store.isExplained]).toEqual([true, false, false])
  expect(add).not.toHaveBeenCalled()
})

test('提交跑全部，记下来；全部通过就到通过那一页', async () => {
  const { store, add } = await open(() => true)
  store.draft?.type('我的')
  await store.start('submit')
  expect(add.mock.calls).toMatchObject([
    [{ questionId: 7, language: 'javascript', code: '我的', outcome: 'passed', passed: 2, total: 2 }, {}],
  ])
  expect([store.view.left, store.isExplained]).toEqual(['passed', true])
  await vi.waitFor(() => expect(store.attempts?.list.value).toEqual([attempt]))
})

test('没有通过的也记，说出第一个没过的，停在结果上', async () => {
  const { store, add } = await open((place) => place === 0)
  await store.start('submit')
  expect(add.mock.calls).toMatchObject([[{ outcome: 'failed', passed: 1, total: 2, firstFailure: '#2' }, {}]])
  expect([store.view.result, store.view.hasPassed]).toEqual(['result', false])
})

test('自己的用例：期望由参考实现算出，接在公开的后面', async () => {
  const { store, requests } = await open(() => true)
  store.own?.add()
  await store.start('run')
  const [reference, mine] = requests
  expect(reference?.code).toBe('参考')
  expect(mine?.cases).toMatchObject({
    cases: [
      { args: [1], expected: 1 },
      { args: [1], expected: 41 },
    ],
  })
})

test('自己的用例写错了：在它那里说出来，不运行', async () => {
  const { store, requests } = await open(() => true)
  const id = store.own?.add() ?? 0
  store.own?.type(id, '"文本"')
  await store.start('run')
  expect([store.own?.items[0]?.fault?.key, store.view.result, requests]).toEqual(['badType', 'cases', []])
})

test('每种语言一份代码，换回来还在，下一题也用这种语言', async () => {
  const { store, root } = await open(() => true)
  store.draft?.type('甲')
  store.chooseLanguage('python')
  store.draft?.type('乙')
  store.chooseLanguage('javascript')
  expect(store.draft?.code).toBe('甲')
  store.chooseLanguage('python')
  const other = new CodeStore(root)
  await other.load(7)
  expect([other.language, other.draft?.code]).toEqual(['python', '乙'])
})

test('从前提交的可以恢复', async () => {
  const { store } = await open(() => true)
  await store.restore(1, 'python')
  expect([store.language, store.draft?.code, store.view.pane]).toEqual(['python', '从前的', 'code'])
})

test('没有网络、文件没取到：说出来，下一次再试', async () => {
  const { store } = await open(() => true)
  const broken = new CodeStore(fakeRoot(), () => Promise.reject(new TypeError('offline')))
  Object.assign(broken, { drafts: store.drafts, own: store.own })
  broken.program.set(program)
  await broken.start('submit')
  expect(broken.run?.end?.kind).toBe('unavailable')
  expect(broken.isRunning).toBe(false)
})
