import { NetworkError } from '@app/api-client'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ApiWiring } from '../../shared/root/RootStore.ts'
import { fakeApi } from '../../testing/fake-root.ts'
import { createBrowserApi } from './browser-api.ts'
import { createLazyApi } from './lazy-api.ts'

vi.mock('./browser-api.ts')

const wiring: ApiWiring = {
  getToken: () => null,
  getLanguage: () => 'zh-CN',
  describeFailure: (failure) => failure,
}
const tags = vi.fn(async () => [{ tag: 'Redis', questionCount: 2 }])

beforeEach(() => {
  vi.stubGlobal('API_CALLS', { questionBank: ['tags'] })
  tags.mockClear()
  vi.mocked(createBrowserApi)
    .mockReset()
    .mockReturnValue(fakeApi({ questionBank: { tags } }))
})

test('what came with the document is not asked for again', async () => {
  const answers = { 'questionBank.tags {"bankId":1}': { data: [{ tag: 'MySQL', questionCount: 3 }] } }
  const api = createLazyApi(wiring, answers)
  expect(await api.questionBank.tags({ bankId: 1 })).toEqual([{ tag: 'MySQL', questionCount: 3 }])
  expect(createBrowserApi).not.toHaveBeenCalled()
})

test('everything else is sent, by one client, with its options', async () => {
  const api = createLazyApi(wiring, {})
  const options = { quiet: true }
  expect(await api.questionBank.tags({ bankId: 2 }, options)).toEqual([{ tag: 'Redis', questionCount: 2 }])
  await api.questionBank.tags({})
  expect(tags.mock.calls).toEqual([
    [{ bankId: 2 }, options],
    [{}, {}],
  ])
  expect(createBrowserApi).toHaveBeenCalledExactlyOnceWith(wiring)
})

test('a client that could not be made is tried again at the next call', async () => {
  vi.mocked(createBrowserApi).mockImplementationOnce(() => {
    throw new Error('chunk lost')
  })
  const api = createLazyApi(wiring, {})
  await expect(api.questionBank.tags({})).rejects.toThrow(NetworkError)
  expect(await api.questionBank.tags({})).toEqual([{ tag: 'Redis', questionCount: 2 }])
})

test.each([
  [{}, ['offline']],
  [{ quiet: true }, []],
])('a client whose code does not arrive is a lost connection: %j', async (options, told) => {
  vi.mocked(createBrowserApi).mockImplementationOnce(() => {
    throw new Error('chunk lost')
  })
  const onError = vi.fn<(error: Error) => void>()
  const api = createLazyApi({ ...wiring, onError }, {})
  await expect(api.questionBank.tags({}, options)).rejects.toThrow('offline')
  expect(onError.mock.calls.map(([error]) => error.message)).toEqual(told)
})
