import { ApiError, NetworkError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { expect, test, vi } from 'vitest'
import { type FakeCalls, fakeRoot } from '../../../testing/fake-root.ts'
import { DocumentStore } from './DocumentStore.ts'

type Read = NonNullable<NonNullable<FakeCalls['interviewSession']>['readDocument']>

function open(readDocument: Read) {
  return new DocumentStore(fakeRoot({ interviewSession: { readDocument } }), 'resume')
}

test("a file's text takes the place of what stood there, which can be brought back", async () => {
  const read = vi.fn<Read>(async () => ({ text: '做过秒杀系统', isCut: true }))
  const store = open(read)
  expect(await store.read(new Blob(['%PDF']), '旧的')).toBe('做过秒杀系统')
  expect(read).toHaveBeenCalledWith({ field: 'resume', content: 'JVBERg==' }, { quiet: true })
  expect([store.isCut, store.replaced, store.problem]).toEqual([true, '旧的', null])
})

test('a file that is too large or empty is not sent', async () => {
  const read = vi.fn<Read>()
  const store = open(read)
  expect(await store.read(new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]), '旧的')).toBeNull()
  expect(store.problem).not.toBeNull()
  expect(await store.read(new Blob([]), '旧的')).toBeNull()
  expect([read.mock.calls.length, store.replaced]).toEqual([0, null])
})

test.each([
  [
    'what the server says of it',
    new ApiError(Code.badParameters, '参数', [{ path: 'content', message: '文件有密码' }]),
    '文件有密码',
  ],
  ['a dead network', new NetworkError('offline', '断网了'), '断网了'],
])('a refusal is told at the field: %s', async (_, error, problem) => {
  const store = open(async () => {
    throw error
  })
  expect(await store.read(new Blob(['a']), '旧的')).toBeNull()
  expect([store.problem, store.replaced, store.isReading]).toEqual([problem, null, false])
})
