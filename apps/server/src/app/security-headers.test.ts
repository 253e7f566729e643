import { Code } from '@app/contract/common/envelope'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { createNonce, securityHeaders, sitePolicy } from './security-headers.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

test.each(['/api/question-bank/list', '/api/nothing', '/healthz', '/robots.txt', '/files/nothing'])(
  '%s：不当成网页，不嵌进别的网站，也不给别的网站读',
  async (url) => {
    const { headers } = await t.app.inject({ url, headers: { origin: 'https://evil.test' } })
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  },
)

test.each([
  [undefined, "img-src 'self' data: blob: https:;"],
  ['https://pictures.example.com', "img-src 'self' data: blob: https:;"],
  ['http://10.0.0.5:9000', "img-src 'self' data: blob: https: http://10.0.0.5:9000;"],
])('图片从%s来：策略放行它，此外不多放', (origin, directive) => {
  const [strict, policy] = [sitePolicy('n', "'nonce-n'"), sitePolicy('n', "'nonce-n'", origin)]
  expect(policy).toContain(directive)
  expect(policy.replace(/img-src[^;]+/, '')).toBe(strict.replace(/img-src[^;]+/, ''))
})

test('网址是https的站才要浏览器只走HTTPS', () => {
  expect(securityHeaders(true)['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security')
})

test('令牌只认Authorization头：写在Cookie与地址里的不算', async () => {
  const { token } = await t.signIn()
  const ask = async (query: string, headers: Record<string, string>) =>
    (await t.app.inject({ url: `/api/user/my${query}`, headers })).json().code
  expect(await ask('', { authorization: token })).toBe(Code.success)
  expect(await ask('', { cookie: `token=${token}; authorization=${token}` })).toBe(Code.notLoggedIn)
  expect(await ask(`?token=${token}&authorization=${token}`, {})).toBe(Code.notLoggedIn)
})

test('nonces are 128 random bits, no two the same', () => {
  const nonces = Array.from({ length: 1_000 }, createNonce)
  expect(new Set(nonces).size).toBe(1_000)
  expect(new Set(nonces.map((nonce) => Buffer.from(nonce, 'base64').length))).toEqual(new Set([16]))
})
