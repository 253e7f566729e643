import { Code } from '@app/contract/common/envelope'
import { WORK_HEADER } from '@app/contract/common/work'
import { contract } from '@app/contract/contract'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { ClientOptions, Transport } from './client.ts'
import { createClient, REQUEST_TIMEOUT } from './create-client.ts'
import { ApiError, NetworkError } from './errors.ts'

const envelope = (code: number, message: string, data: unknown = null) => ({ code, message, data })
const expired = envelope(Code.notLoggedIn, '请先登录')

function clientWith(transport: Transport, options: Partial<ClientOptions> = {}) {
  const onError = vi.fn<(error: Error) => void>()
  const onUnauthorized = vi.fn()
  const api = createClient(contract, {
    transport,
    getToken: () => 'token-1',
    getLanguage: () => 'zh-CN',
    describeFailure: (failure) => `text of ${failure}`,
    onError,
    onUnauthorized,
    ...options,
  })
  return { api, onUnauthorized, told: () => onError.mock.calls.map(([error]) => error.message) }
}

test('the work that the server asks for is done, and the call sent again with it', async () => {
  const order = { challenge: '1.a', bits: 4 }
  const transport = vi.fn<Transport>(async ({ headers }) =>
    headers[WORK_HEADER] === undefined ? envelope(Code.workNeeded, 'work', order) : envelope(0, '', []),
  )
  const { api, told } = clientWith(transport)
  expect(await api.questionBank.tags({ bankId: 3 })).toEqual([])
  expect(transport.mock.calls[1]?.[0].headers[WORK_HEADER]).toMatch(/^1\.a:\d+$/)
  expect(told()).toEqual([])
})

test('a server that is never content is not worked for forever', async () => {
  const transport = vi.fn<Transport>(async () =>
    envelope(Code.workNeeded, 'work', { challenge: 'a', bits: 1 }),
  )
  const { api, told } = clientWith(transport)
  await expect(api.questionBank.tags({ bankId: 3 })).rejects.toMatchObject({ code: Code.workNeeded })
  expect(told()).toEqual(['work'])
})

describe('what is sent', () => {
  async function requestOf(options: Partial<ClientOptions> = {}) {
    const transport = vi.fn<Transport>(async () => envelope(0, '', []))
    await clientWith(transport, options).api.questionBank.tags({ bankId: 3 })
    return transport.mock.calls[0]?.[0]
  }

  test('every request carries the token as it is, and the language', async () => {
    expect((await requestOf())?.headers).toEqual({ Authorization: 'token-1', 'Accept-Language': 'zh-CN' })
  })

  test("a guest's carries none", async () => {
    expect((await requestOf({ getToken: () => null }))?.headers).toEqual({ 'Accept-Language': 'zh-CN' })
  })

  test('path parameters are encoded into the path, the rest goes where the endpoint takes it', async () => {
    const transport = vi.fn<Transport>(async () => envelope(0, '', []))
    const { api } = clientWith(transport)
    await api.user.delete({ id: 7 })
    await api.user.login({ email: 'a@example.com', password: 'p' })
    expect(transport.mock.calls.map(([{ method, path, body }]) => [method, path, body])).toEqual([
      ['DELETE', '/api/user/delete/7', undefined],
      ['POST', '/api/user/login', { email: 'a@example.com', password: 'p' }],
    ])
  })
})

describe('what comes back', () => {
  test('code 0 is success: the data', async () => {
    const { api, told } = clientWith(async () => envelope(Code.success, '', 'fresh'))
    expect(await api.user.login({ email: 'a@example.com', password: 'p' })).toBe('fresh')
    expect([Code.success, told()]).toEqual([0, []])
  })

  test("any other code rejects and is told with the server's message", async () => {
    const { api, told } = clientWith(async () => envelope(50000, '服务器忙', { wait: 3 }))
    await expect(api.user.my()).rejects.toMatchObject({
      constructor: ApiError,
      code: 50000,
      message: '服务器忙',
      data: { wait: 3 },
    })
    expect(told()).toEqual(['服务器忙'])
  })

  test('a code without a message has a text of its own', async () => {
    const { api, told } = clientWith(async () => envelope(50000, ''))
    await expect(api.user.my()).rejects.toThrow('text of noMessage')
    expect(told()).toEqual(['text of noMessage'])
  })

  test.each([
    ['a page', '<!doctype html><title>502 Bad Gateway</title>'],
    ['nothing', ''],
    ['null', null],
    ['another JSON', { error: 'gone' }],
    ['an envelope whose code is no number', { code: '0', message: '', data: 1 }],
  ])('%s instead of an envelope is a bad answer', async (_, answer) => {
    const { api, told } = clientWith(async () => answer)
    await expect(api.user.my()).rejects.toMatchObject({ constructor: NetworkError, failure: 'badAnswer' })
    expect(told()).toEqual(['text of badAnswer'])
  })

  test('no answer is a lost connection', async () => {
    const { api, told } = clientWith(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(api.user.my()).rejects.toMatchObject({ constructor: NetworkError, failure: 'offline' })
    expect(told()).toEqual(['text of offline'])
  })

  test('a quiet call tells nothing', async () => {
    const { api, told } = clientWith(async () => envelope(50000, 'broken'))
    await expect(api.user.my({}, { quiet: true })).rejects.toThrow('broken')
    expect(told()).toEqual([])
  })
})

/** A server that never answers. */
const silence: Transport = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

describe('time', () => {
  test('a call that has no answer after 60000 ms is given up', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { api, told } = clientWith(silence)
    const call = expect(api.user.my()).rejects.toMatchObject({
      constructor: NetworkError,
      failure: 'timeout',
    })
    expect(REQUEST_TIMEOUT).toBe(60_000)
    vi.advanceTimersByTime(59_999)
    expect(told()).toEqual([])
    vi.advanceTimersByTime(1)
    await call
    expect(told()).toEqual(['text of timeout'])
  })

  test('what the caller gives up is told to nobody', async () => {
    const { api, told } = clientWith(silence)
    const caller = new AbortController()
    const call = expect(api.user.my({}, { signal: caller.signal })).rejects.toThrow('aborted')
    caller.abort()
    await call
    expect(told()).toEqual([])
  })
})

describe('40100', () => {
  test('is reported once for each call with the token that was sent, and not as an error', async () => {
    expect(Code.notLoggedIn).toBe(40100)
    let token = 'token-1'
    const { api, onUnauthorized, told } = clientWith(async () => expired, { getToken: () => token })
    const calls = [api.user.my(), api.questionBank.tags({}), api.user.my({}, { quiet: true })]
    token = 'token-2'
    for (const { status } of await Promise.allSettled(calls)) expect(status).toBe('rejected')
    expect(onUnauthorized.mock.calls).toEqual([
      ['token-1', '请先登录'],
      ['token-1', '请先登录'],
      ['token-1', null],
    ])
    expect(told()).toEqual([])
  })

  test('without a token it is an error like others', async () => {
    const { api, onUnauthorized, told } = clientWith(async () => expired, { getToken: () => null })
    await expect(api.user.my()).rejects.toThrow('请先登录')
    expect(onUnauthorized).not.toHaveBeenCalled()
    expect(told()).toEqual(['请先登录'])
  })
})
