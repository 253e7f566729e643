import type { DrawResult } from '@app/contract/contribution/schemas'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../shared/browser-storage.ts'
import { type FakeCalls, fakeRoot } from '../../../testing/fake-root.ts'
import { DrawStore } from './DrawStore.ts'

const line = (place: number) => ({ place, text: `第${place}行` })
const result: DrawResult = {
  method: 'lines',
  hasModelFailed: false,
  others: [],
  questions: [
    {
      lines: [line(1)],
      title: '一？',
      bankId: 3,
      verdict: 'sure',
      matches: [
        { id: 11, title: '题库里的一', mastery: 0 },
        { id: 12, title: '另一题', mastery: 2 },
      ],
    },
    { lines: [line(2)], title: '二？', bankId: null, verdict: 'new', matches: [] },
  ],
}

function storeWith(contribution: FakeCalls['contribution'] = {}, storage = memoryStorage()) {
  const root = fakeRoot({ contribution: { draw: async () => result, ...contribution } }, storage)
  return new DrawStore(root, [], null)
}

test('对上的记为遇到过，没有的是新题；新题没有选题库不能提交', async () => {
  const meet = vi.fn(async () => ({ metCount: 1, contributionIds: [5] }))
  const store = storeWith({ meet })
  store.write('第1行\n第2行')
  await store.draw()
  expect([store.met.length, store.proposed.length, store.isComplete]).toEqual([1, 1, false])
  await store.confirm()
  expect(meet).not.toHaveBeenCalled()
  const [known, added] = store.choices
  if (!known || !added) throw new Error('two were found')
  store.choose(known.key, { match: known.found.matches[1] ?? null })
  store.choose(added.key, { bankId: 3 })
  await store.confirm()
  expect(meet).toHaveBeenCalledWith(
    expect.objectContaining({
      questionIds: [12],
      proposals: [{ key: added.key, title: '二？', bankId: 3 }],
    }),
  )
  expect(store.outcome).toEqual({ metCount: 1, newCount: 1 })
})

test('不太确定的先不选，选了其中一题才记下；岗位一起告诉服务器', async () => {
  const [first] = result.questions
  if (!first) throw new Error('two were found')
  const draw = vi.fn(async () => ({ ...result, questions: [{ ...first, verdict: 'unsure' as const }] }))
  const store = storeWith({ draw })
  store.tell({ role: 'Java后端' })
  store.write('手撕LRU')
  await store.draw()
  expect(draw).toHaveBeenCalledWith({ text: '手撕LRU', role: 'Java后端' }, expect.anything())
  expect([store.met.length, store.proposed.length]).toEqual([0, 0])
  const [choice] = store.choices
  if (!choice) throw new Error('one was found')
  store.choose(choice.key, { isChosen: true, match: choice.found.matches[1] ?? null })
  expect(store.met.map(({ match }) => match?.id)).toEqual([12])
})

test('没有发出去，选的都还在；原文留到发出去为止', async () => {
  const storage = memoryStorage()
  const store = storeWith({ meet: async () => Promise.reject(new Error('offline')) }, storage)
  store.write('贴上的面经')
  await store.draw()
  for (const { key } of store.choices) store.choose(key, { bankId: 3 })
  await store.confirm()
  expect([store.outcome, store.choices.length, store.isSending]).toEqual([null, 2, false])
  expect(storeWith({}, storage).text).toBe('贴上的面经')
})
