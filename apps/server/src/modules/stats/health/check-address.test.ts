import type { PartHealth } from '@app/contract/stats/schemas'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ProxyHabits, startTestProxy, type TestProxy, usualHabits } from '../../../testing/test-proxy.ts'
import { checkAddress } from './check-address.ts'
import { checkClock } from './check-clock.ts'
import { checkStream } from './check-stream.ts'

let proxy: TestProxy
beforeAll(async () => {
  proxy = await startTestProxy()
})
afterAll(() => proxy.close())

const factsOf = ({ findings }: PartHealth) => findings.map(({ fact }) => fact)

/** A server that believes its proxy so, and what it is told. */
async function startBehind(trustProxy: string) {
  const t = await startTestApp({ publicUrl: proxy.url, trustProxy })
  const target = await t.app.listen({ port: 0, host: '127.0.0.1' })
  const check = (part: 'address' | 'stream', habits: ProxyHabits) => {
    proxy.place(target, habits)
    return t.services.health.check(part, 'zh-CN')
  }
  return { t, target, check }
}

const changing = (changeRequest: ProxyHabits['changeRequest']): ProxyHabits => ({
  changeRequest: (headers, address) => {
    usualHabits.changeRequest?.(headers, address)
    changeRequest?.(headers, address)
  },
})

describe('TRUST_PROXY=true', () => {
  let t: TestApp
  let target: string
  let check: Awaited<ReturnType<typeof startBehind>>['check']
  beforeAll(async () => {
    ;({ t, target, check } = await startBehind('true'))
  })
  afterAll(() => t.close())

  test('照说明设好的代理：没有可挑剔的', async () => {
    expect(await check('address', usualHabits)).toMatchObject({ part: 'address', state: 'ok' })
    expect(await check('stream', usualHabits)).toMatchObject({ part: 'stream', state: 'ok' })
  })

  test.each<[string, ProxyHabits, RegExp]>([
    ['X-Forwarded-For原样传过去', {}, /编造自己的地址/],
    [
      '前面还有一层代理',
      changing((headers) => {
        headers['x-forwarded-for'] = '203.0.113.77, 198.51.100.1, 198.51.100.2'
      }),
      /把代理的地址198\.51\.100\.2当成了访客的地址/,
    ],
    [
      '协议不对',
      changing((headers) => {
        headers['x-forwarded-proto'] = 'https'
      }),
      /协议与到达的（https）不一致/,
    ],
    [
      '主机名换了',
      changing((headers) => {
        headers.host = 'backend.internal'
      }),
      /到达的主机名是backend\.internal/,
    ],
    [
      '请求的编号换了',
      changing((headers) => {
        headers['x-request-id'] = 'of-the-proxy'
      }),
      /编号在路上被换掉/,
    ],
    ['Cookie没了', changing((headers) => void delete headers.cookie), /Cookie没有到达/],
    ['Authorization没了', changing((headers) => void delete headers.authorization), /Authorization没有到达/],
    [
      '安全响应头没了',
      { ...usualHabits, changeAnswer: (headers) => void delete headers['content-security-policy'] },
      /安全响应头/,
    ],
    ['长的网址过不去', { ...usualHabits, longestLine: 4_096 }, /8000个字符的网址过不去（HTTP 414）/],
    ['代理说服务器不在', { status: 502 }, /代理连不上服务器（HTTP 502）/],
    ['转到别处', { status: 301 }, /转到了\/elsewhere/],
    ['应答的是别的网站', { status: 204 }, /应答的不是这个网站/],
  ])('%s：只说这一样，并说怎样修好', async (_, habits, expected) => {
    const { state, findings } = await check('address', habits)
    expect(findings).toEqual([
      {
        state: 'failed',
        fact: expect.stringMatching(expected),
        remedy: expect.stringMatching(/^请|TRUST_PROXY/),
      },
    ])
    expect(state).toBe('failed')
  })

  test('攒着回答的代理认得出', async () => {
    const found = await check('stream', { ...usualHabits, isBuffering: true })
    expect(factsOf(found)).toEqual([expect.stringMatching(/代理缓冲了回答，一次发出/)])
    expect(found.findings[0]?.remedy).toContain('proxy_buffering off')
  })

  test('不是自己这台机器又没有HTTPS；是HTTPS却没有HSTS', async () => {
    const { probe } = t.services
    const facts = async (publicUrl: string) =>
      (await checkAddress({ publicUrl, trustsProxy: true, probe })()).map(({ fact }) => fact)
    proxy.place(target, usualHabits)
    expect(await facts(proxy.url.replace('127.0.0.1', '0.0.0.0'))).toEqual(['noTls'])
    const { fetch } = globalThis
    vi.spyOn(globalThis, 'fetch').mockImplementation((url, options) =>
      fetch(String(url).replace('https:', 'http:'), options),
    )
    expect(await facts(proxy.url.replace('http:', 'https:'))).toEqual(['wrongProtocol', 'hstsLost'])
  })

  test('别的人拿不到：没有编号、编号不对、过了一分钟都是40400', async () => {
    const key = await t.services.probe.makeKey()
    const code = async (address: string) => JSON.parse((await t.app.inject(address)).body).code
    expect(await code(`/api/stats/probe?key=${key}`)).toBe(0)
    expect(await code('/api/stats/probe?key=guessed')).toBe(40400)
    expect(await code('/api/stats/probe/stream?key=guessed')).toBe(40400)
    vi.setSystemTime(Date.now() + 61_000)
    onTestFinished(() => void vi.useRealTimers())
    expect(await code(`/api/stats/probe?key=${key}`)).toBe(40400)
  })

  test('同一个数据库上的另一台服务器也认得编号', async () => {
    const other = await startTestApp({ database: t.database })
    onTestFinished(() => other.close())
    const key = await t.services.probe.makeKey()
    expect(JSON.parse((await other.app.inject(`/api/stats/probe?key=${key}`)).body).code).toBe(0)
  })
})

describe('TRUST_PROXY=false', () => {
  test('前面有代理：所有访客算一个地址；没有代理就没有可挑剔的', async () => {
    const { t, check } = await startBehind('false')
    onTestFinished(() => t.close())
    expect(factsOf(await check('address', usualHabits))).toEqual([
      expect.stringMatching(/TRUST_PROXY是false/),
    ])
    expect(await check('address', {})).toMatchObject({ state: 'ok' })
  })
})

test('没有设置PUBLIC_URL：说没有检查', async () => {
  const t = await startTestApp()
  onTestFinished(() => t.close())
  for (const part of ['address', 'stream'] as const) {
    const { state, findings } = await t.services.health.check(part, 'zh-CN')
    expect([state, findings[0]?.remedy]).toEqual(['off', expect.stringContaining('PUBLIC_URL')])
  }
})

describe('没有人应答', () => {
  const probe = { makeKey: async () => 'key' }
  const check = (publicUrl: string) => checkAddress({ publicUrl, trustsProxy: false, probe })()

  test('连不上、没有这个主机名', async () => {
    expect(await check('http://127.0.0.1:1')).toMatchObject([{ fact: 'unreachable', state: 'failed' }])
    expect(await check('http://no-such-host.invalid')).toMatchObject([{ fact: 'unknownHost' }])
    expect(await checkStream({ publicUrl: 'http://127.0.0.1:1', probe })()).toMatchObject([
      { fact: 'unreachable' },
    ])
  })

  test.each(['DEPTH_ZERO_SELF_SIGNED_CERT', 'CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID'])(
    '证书不对%s',
    async (code) => {
      const cause = Object.assign(new Error('certificate'), { code })
      vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }))
      expect(await check('https://site.example')).toMatchObject([{ fact: 'certificate', values: { code } }])
    },
  )
})

describe('时钟', () => {
  const dated = (date: number) =>
    vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => new Response('', { headers: { date: new Date(date).toUTCString() } }))
  const check = checkClock({ kysely: undefined, publicUrl: 'https://site.example' })

  // The middle of a second, which is what a Date cut to whole seconds is taken for.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T08:00:00.500Z') }))
  afterEach(() => void vi.useRealTimers())

  test('与网址上的时钟一样、差得多、问不到', async () => {
    dated(Date.now())
    expect(await check()).toMatchObject([{ state: 'ok', fact: 'siteSame' }])
    dated(Date.now() - 60_000)
    expect(await check()).toMatchObject([{ state: 'failed', fact: 'siteOff', values: { seconds: 60 } }])
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
    expect(await check()).toMatchObject([{ state: 'ok', fact: 'alone' }])
  })
})
