import { NetworkError } from '@app/api-client'
import type { QuestionAnswer } from '@app/contract/question-answer/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../shared/browser-storage.ts'
import { type FakeCalls, fakeRoot } from '../../../testing/fake-root.ts'
import { localAnswerKey } from './local-answer.ts'
import { RecalledAnswer } from './RecalledAnswer.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-01-02T00:00:00.000Z') }))
afterEach(() => void vi.useRealTimers())

const USER = 5
const account = (answer: string, updateTime: string): QuestionAnswer => ({ answer, checks: [], updateTime })

/** Tabs of one device on the same question. */
function deviceOf(calls: FakeCalls['questionAnswer'], storage = memoryStorage()) {
  const save = vi.fn(async () => true as const)
  const get = vi.fn(async () => null)
  const { api } = fakeRoot({ questionAnswer: { save, get, ...calls } })
  const session = { isLoggedIn: true, user: { id: USER } }
  const open = () => new RecalledAnswer({ api, storage, session }, 7)
  return { open, save, storage }
}

test('停下来之后存到账号，答案与核对一起，一次存下', async () => {
  const { open, save } = deviceOf({})
  const recalled = open()
  recalled.setAnswer('先')
  recalled.setAnswer('先说结论')
  recalled.check('结论', 'right')
  expect(save).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(save.mock.calls).toEqual([
    [
      {
        questionId: 7,
        answer: '先说结论',
        checks: [{ point: '结论', check: 'right', passage: null }],
      },
      { quiet: true },
    ],
  ])
})

test('存不上的留在本机，刷新还在，网络好了再存', async () => {
  const save = vi.fn(async () => true as const).mockRejectedValueOnce(new NetworkError('offline', '网络不通'))
  const { open } = deviceOf({ save })
  open().setAnswer('断网时写的')
  await vi.advanceTimersByTimeAsync(2_000)
  const reloaded = open()
  expect(reloaded.answer).toBe('断网时写的')
  await reloaded.refresh()
  expect(save).toHaveBeenLastCalledWith({ questionId: 7, answer: '断网时写的', checks: [] }, { quiet: true })
})

test('别的设备上更新的取代存过的；没存的比它新就留下', async () => {
  const newer = deviceOf({ get: async () => account('别处写的', '2026-01-03T00:00:00.000Z') })
  const recalled = newer.open()
  recalled.setAnswer('这里写的')
  await recalled.refresh()
  expect([recalled.answer, newer.save.mock.calls]).toEqual(['别处写的', []])

  const older = deviceOf({ get: async () => account('早先写的', '2026-01-01T00:00:00.000Z') })
  const kept = older.open()
  kept.setAnswer('这里写的')
  await kept.refresh()
  expect([kept.answer, older.save.mock.calls.length]).toEqual(['这里写的', 1])
})

test('同一台设备的另一页写了，这一页跟上，不会拿旧的盖掉', async () => {
  const { open, save, storage } = deviceOf({})
  const [one, other] = [open(), open()]
  one.setAnswer('第一页')
  other.readDevice(localAnswerKey(USER, 7))
  expect(other.answer).toBe('第一页')
  other.setAnswer('第一页，第二页')
  one.readDevice(localAnswerKey(USER, 7))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(save).toHaveBeenLastCalledWith(
    { questionId: 7, answer: '第一页，第二页', checks: [] },
    { quiet: true },
  )
  expect(storage.getItem(localAnswerKey(USER, 7))).toContain('第二页')
})

test('从前存下的草稿只是文字，也认得，并存到账号', async () => {
  const { open, save } = deviceOf({}, memoryStorage({ [localAnswerKey(USER, 7)]: '从前写的' }))
  const recalled = open()
  await recalled.refresh()
  expect([recalled.answer, save.mock.calls.length]).toEqual(['从前写的', 1])
})

test('改了前面的字，点选的那一句不再作数，核对还在；清空就都没有了', () => {
  const recalled = deviceOf({}).open()
  recalled.setAnswer('一句。两句。')
  recalled.check('要点', 'right', { start: 3, end: 5 })
  recalled.setAnswer('一句。两句。三句。')
  expect(recalled.checks).toMatchObject([{ passage: { start: 3, end: 5 } }])
  recalled.setAnswer('一。两句。')
  expect(recalled.checks).toEqual([{ point: '要点', check: 'right', passage: null }])
  recalled.setAnswer('')
  expect(recalled.checks).toEqual([])
})
