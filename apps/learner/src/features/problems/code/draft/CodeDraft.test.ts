import { ApiError, NetworkError } from '@app/api-client'
import type { CodeDraft as StoredDraft } from '@app/contract/code-draft/schemas'
import { Code } from '@app/contract/common/envelope'
import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../../shared/browser-storage.ts'
import { type FakeCalls, fakeRoot } from '../../../../testing/fake-root.ts'
import { CodeDraft } from './CodeDraft.ts'

const stored = (code: string, minute: number): StoredDraft => ({
  language: 'javascript',
  code,
  updateTime: `2026-01-01T00:0${minute}:00.000Z`,
})
type Update = NonNullable<NonNullable<FakeCalls['codeDraft']>['update']>

function draftWith(update: Update, storage = memoryStorage()) {
  const root = fakeRoot({ codeDraft: { update } }, storage)
  return new CodeDraft(root, { questionId: 7, language: 'javascript', starter: '初始' })
}
const conflictWith = (theirs: StoredDraft | null) => new ApiError(Code.conflict, '已被修改', theirs)

beforeEach(() => void vi.useFakeTimers())

test('写下的马上在本机，停下来之后存到账号', async () => {
  const storage = memoryStorage()
  const update = vi.fn<Update>(async ({ code }) => stored(code, 1))
  const draft = draftWith(update, storage)
  draft.type('甲')
  draft.type('甲乙')
  expect(draftWith(update, storage).code).toBe('甲乙')
  expect(update).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  expect(update.mock.calls).toEqual([
    [{ questionId: 7, language: 'javascript', code: '甲乙', baseTime: null }, { quiet: true }],
  ])
  expect([draft.isUnsaved, draft.savedTime]).toEqual([false, stored('', 1).updateTime])
})

test('没有写过：用账号上的；账号上没有了，回到初始代码', () => {
  const draft = draftWith(vi.fn())
  draft.receive(stored('别的设备', 1))
  expect(draft.code).toBe('别的设备')
  draft.receive(undefined)
  expect([draft.code, draft.isStarter]).toEqual(['初始', true])
})

test('两边都写了：给看两边，保留我的时以那边的版本为底', async () => {
  const update = vi.fn<Update>(async ({ code }) => stored(code, 3))
  const draft = draftWith(update)
  draft.type('我的')
  draft.receive(stored('那边', 2))
  expect([draft.conflict?.theirs?.code, draft.code]).toEqual(['那边', '我的'])
  await vi.runAllTimersAsync()
  expect(update).not.toHaveBeenCalled()
  await draft.keepMine()
  expect(update.mock.calls[0]?.[0]).toMatchObject({ code: '我的', baseTime: stored('', 2).updateTime })
  expect(draft.conflict).toBeNull()
})

test('存的时候才发现别处改过：可以用那边的', async () => {
  const draft = draftWith(() => Promise.reject(conflictWith(stored('那边', 2))))
  draft.type('我的')
  await draft.save()
  draft.takeTheirs()
  expect([draft.code, draft.isUnsaved, draft.conflict]).toEqual(['那边', false, null])
})

test('别处存的一样，就不算冲突', async () => {
  const draft = draftWith(({ code }) => Promise.reject(conflictWith(stored(code, 2))))
  draft.type('一样')
  await draft.save()
  expect([draft.conflict, draft.isUnsaved, draft.savedTime]).toEqual([null, false, stored('', 2).updateTime])
})

test('没有网络：说出来，过一会儿再存', async () => {
  const update = vi
    .fn<Update>()
    .mockRejectedValueOnce(new NetworkError('offline', '网络断了'))
    .mockImplementation(async ({ code }) => stored(code, 1))
  const draft = draftWith(update)
  draft.type('舍不得丢')
  await draft.save()
  expect([draft.isStuck, draft.isUnsaved]).toEqual([true, true])
  await vi.runAllTimersAsync()
  expect([draft.isStuck, draft.isUnsaved]).toEqual([false, false])
})

test('太长的只留在本机', async () => {
  const update = vi.fn<Update>()
  const draft = draftWith(update)
  draft.type('x'.repeat(50_001))
  await draft.save()
  expect([draft.isTooLong, update.mock.calls]).toEqual([true, []])
})

test('存着的时候又写了：后写的接着存', async () => {
  const update = vi.fn<Update>(async ({ code }) => stored(code, code.length))
  const draft = draftWith(update)
  draft.type('甲')
  const saving = draft.save()
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce())
  draft.type('甲乙')
  await saving
  await vi.runAllTimersAsync()
  expect(update.mock.calls.map(([{ code }]) => code)).toEqual(['甲', '甲乙'])
  expect(draft.isUnsaved).toBe(false)
})
