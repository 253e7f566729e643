import { ApiError, NetworkError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { PaperQuestion, PaperSheet } from '@app/contract/paper/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../shared/browser-storage.ts'
import { parseDrawFilter } from '../../../shared/list/draw-filter.ts'
import { type FakeCalls, fakeRoot } from '../../../testing/fake-root.ts'
import { PaperStore } from './PaperStore.ts'

const questionOf = (questionId: number, change: Partial<PaperQuestion> = {}): PaperQuestion => ({
  questionId,
  answer: '',
  rating: null,
  isFlagged: false,
  version: 0,
  title: `题${questionId}`,
  bankName: 'MySQL',
  difficulty: 'easy',
  tags: [],
  ...change,
})
const sheetOf = (questions = [1, 2, 3].map((id) => questionOf(id))): PaperSheet => ({
  id: 7,
  filter: parseDrawFilter(new URLSearchParams()),
  bankNames: [],
  questionCount: 3,
  minutes: 10,
  createTime: '',
  isClosed: false,
  millisecondsLeft: 600_000,
  questions,
})

interface Sent {
  questionId: number
  version: number
  answer: string
}

async function opened(calls: FakeCalls['paper'] = {}, sheet = sheetOf(), storage = memoryStorage()) {
  const sent: Sent[] = []
  const answer = vi.fn(async ({ questionId, version, answer: text }: Sent) => {
    sent.push({ questionId, version, answer: text })
    return { version: version + 1 }
  })
  const root = fakeRoot({ paper: { get: async () => sheet, answer, ...calls } }, storage)
  const store = new PaperStore(root)
  await store.load(7)
  return { root, store, sent, storage }
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const offline = async () => {
  throw new NetworkError('offline', '网络不通')
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('停笔一秒才存，中间写的一起存；存着的时候又写，接着存新的', async () => {
  const { store, sent } = await opened()
  store.change({ answer: '先' })
  await pass(500)
  store.change({ answer: '先说' })
  expect(store.current?.isChanged).toBe(true)
  await pass(1_000)
  expect(sent).toEqual([{ questionId: 1, version: 0, answer: '先说' }])
  expect([store.current?.isChanged, store.current?.version, store.answeredCount]).toEqual([false, 1, 1])
  store.change({ answer: '先说结论' })
  await pass(1_000)
  expect(sent.at(-1)).toEqual({ questionId: 1, version: 1, answer: '先说结论' })
})

test('换题时马上存，连同看了多久', async () => {
  const answer = vi.fn(async () => ({ version: 1 }))
  const { store } = await opened({ answer })
  await pass(8_000)
  store.change({ answer: '答' })
  store.goTo(1)
  await pass(0)
  expect(answer).toHaveBeenCalledWith(
    expect.objectContaining({ questionId: 1, seconds: 8 }),
    expect.anything(),
  )
  expect(store.index).toBe(1)
})

test('断网：写下的留在本机，刷新之后还在，网通了自动存上', async () => {
  const storage = memoryStorage()
  const { store } = await opened({ answer: offline }, sheetOf(), storage)
  store.change({ answer: '断网时写的' })
  await pass(1_000)
  expect([store.saver?.isStuck, store.current?.isChanged]).toEqual([true, true])
  store.leave()

  const again = await opened({}, sheetOf(), storage)
  await pass(0)
  expect(again.store.current?.content.answer).toBe('断网时写的')
  expect(again.sent).toEqual([{ questionId: 1, version: 0, answer: '断网时写的' }])
  expect(storage.keys()).toEqual([])
})

test('另一处改过：由人来定；只是另一处看过，不问', async () => {
  const entry = { questionId: 1, answer: '那边写的', rating: null, isFlagged: false, version: 4 }
  let theirs = { ...entry, answer: '', version: 2 }
  const answer = vi.fn(async ({ version }: { version: number }) => {
    if (version < theirs.version) throw new ApiError(Code.conflict, '改过', { entry: theirs })
    return { version: version + 1 }
  })
  const { store } = await opened({ answer })
  store.change({ answer: '我写的' })
  await pass(2_000)
  expect([store.current?.theirs, store.current?.version]).toEqual([null, 3])

  theirs = entry
  store.change({ answer: '我又写的' })
  await pass(1_000)
  expect(store.current?.theirs?.answer).toBe('那边写的')
  store.keepMine()
  await pass(0)
  expect([store.current?.theirs, store.current?.version, store.current?.content.answer]).toEqual([
    null,
    5,
    '我又写的',
  ])
})

test('再看这一页时，接上别处写的；这里没存上的不动', async () => {
  let sheet = sheetOf()
  const { store } = await opened({ get: async () => sheet, answer: offline })
  store.change({ answer: '这里的' })
  sheet = sheetOf([
    questionOf(1, { answer: '别处', version: 1 }),
    questionOf(2, { answer: '别处', version: 1 }),
  ])
  await store.refresh()
  expect(store.entries.map(({ content }) => content.answer)).toEqual(['这里的', '别处'])
})

test('交卷之前先存；存不上就不交，说出是哪一题', async () => {
  const submit = vi.fn(async () => true as const)
  const calls = { submit, answer: offline }
  const { store, root } = await opened(calls)
  store.goTo(1)
  store.change({ answer: '还没有存' })
  store.goTo(0)
  await store.submit()
  expect([submit.mock.calls.length, store.index, store.isOver]).toEqual([0, 1, false])
  expect(root.toasts.toasts).toHaveLength(1)

  const { store: other, sent } = await opened({ submit })
  other.change({ answer: '写好了' })
  await Promise.all([other.submit(), other.submit()])
  expect([sent.length, submit.mock.calls.length, other.isOver]).toEqual([1, 1, true])
})

test('时间快到时先存，到了就结束；没赶上的说一声', async () => {
  const { store, sent, root } = await opened()
  await pass(596_900)
  store.change({ answer: '最后几个字' })
  await pass(200)
  expect(sent.map(({ answer }) => answer)).toEqual(['最后几个字'])
  await pass(4_000)
  expect([store.isOver, root.toasts.toasts.length]).toEqual([true, 0])

  const late = await opened({ answer: offline })
  late.store.change({ answer: '断着网' })
  await pass(601_000)
  expect([late.store.isOver, late.root.toasts.toasts.length]).toEqual([true, 1])
})

test('别处已经交了：不再收，转到成绩', async () => {
  const answer = async () => {
    throw new ApiError(Code.conflict, '试卷已交', null)
  }
  const { store } = await opened({ answer })
  store.change({ answer: '晚了' })
  await pass(1_000)
  expect(store.isOver).toBe(true)
  const closed = await opened({}, { ...sheetOf(), isClosed: true })
  expect(closed.store.isOver).toBe(true)
})

test('一题只用一种方式作答：改成书写，自评就收回', async () => {
  const { store } = await opened()
  store.setMode('rate')
  store.change({ rating: 2 })
  expect([store.current?.mode, store.answeredCount]).toEqual(['rate', 1])
  store.setMode('write')
  expect([store.current?.content.rating, store.answeredCount]).toEqual([null, 0])
  store.change({ isFlagged: true })
  expect(store.flagged).toEqual([1])
})
