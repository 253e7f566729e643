import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { GuestPage } from './GuestPage.ts'
import { PageCache } from './PageCache.ts'
import { serveSites } from './serve-sites.ts'
import type { LearnerEntry } from './site-builds.ts'

const site = {
  phone: '400-123-4567',
  email: undefined,
  weixin: undefined,
  weibo: undefined,
  github: 'https://github.com/someone',
}
const SCRIPT = 'go()'
const hash = `sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`
const renderPage = vi.fn<LearnerEntry['renderPage']>()

const nonceOf = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1] ?? ''

function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

describe('网站', () => {
  let t: TestApp
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sites-'))
    await mkdir(path.join(folder, 'assets'))
    await writeFile(path.join(folder, 'assets/app-abc.js'), 'export {}'.repeat(400))
    await writeFile(path.join(folder, 'assets/app-abc.js.br'), 'compressed')
    await writeFile(path.join(folder, 'favicon.svg'), '<svg/>')
    t = await startTestApp({
      extend: (app, services) =>
        serveSites(
          app,
          { publicUrl: undefined, fileOrigin: undefined, hasEmailVerification: false, site },
          {
            learner: { renderPage, closeDocument: (nonce) => `<meta nonce="${nonce}">` },
            manifest: {},
            adminDocument: '<meta nonce="__NONCE__"><script nonce="__NONCE__">',
            learnerFiles: folder,
            adminFiles: path.join(folder, 'assets'),
          },
          services.changes,
        ),
    })
    renderPage.mockReset()
    renderPage.mockImplementation(async ({ url, language, origin }) => ({
      status: url.startsWith('/missing') ? 404 : 200,
      isUnlisted: url.startsWith('/unlisted'),
      html: `<script>${SCRIPT}</script>${language} ${origin}${url}`,
      inlineScripts: [SCRIPT],
    }))
  })
  afterEach(async () => {
    await t.close()
    await rm(folder, { recursive: true })
  })

  const get = (url: string, headers: Record<string, string> = {}) =>
    t.app.inject({ url, headers: { host: 'site.test', ...headers } })

  test('运行代码的框架没有来源，只许执行代码，什么也不许取；只有本站能嵌它', async () => {
    const { body, headers } = await get('/runner-frame')
    const policy = String(headers['content-security-policy']).split('; ')
    const script = /<script>(.*)<\/script>/.exec(body)?.[1] ?? ''
    const source = createHash('sha256').update(script).digest('base64')
    expect(policy).toEqual([
      'sandbox allow-scripts',
      "default-src 'none'",
      `script-src 'sha256-${source}' 'unsafe-eval' 'wasm-unsafe-eval' blob:`,
      'worker-src blob:',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ])
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  })

  test('每个回答有自己的nonce，只准样式用；内联脚本只认写明的那几个', async () => {
    const answers = [await get('/problems?q=1'), await get('/problems?q=1')]
    const nonces = answers.map(({ body, headers }) => {
      const nonce = nonceOf(body)
      const policy = String(headers['content-security-policy']).split('; ')
      expect(policy).toContain(`script-src 'self' '${hash}'`)
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy.join()).not.toContain('unsafe')
      return nonce
    })
    expect(new Set(nonces).size).toBe(2)
    expect(answers[0]?.body).toContain('zh-CN http://site.test/problems?q=1')
    expect(answers[0]?.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-cache',
    })
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(2)
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['zstd', undefined],
    ['identity', undefined],
    [undefined, undefined],
  ])('要%s的得到%s：解开后一字节不差，nonce也是这个回答的', async (accepted, encoding) => {
    for (const url of ['/problems', '/problems', '/missing', '/unlisted']) {
      const { rawPayload, headers } = await get(url, accepted ? { 'accept-encoding': accepted } : {})
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Cookie, Accept-Encoding'])
      const text = decode(rawPayload, encoding).toString()
      expect(text).toBe(
        `<script>${SCRIPT}</script>zh-CN http://site.test${url}<meta nonce="${nonceOf(text)}">`,
      )
      expect(headers['content-security-policy']).toContain(`'nonce-${nonceOf(text)}'`)
    }
    expect(renderPage).toHaveBeenCalledTimes(3)
  })

  test('HEAD只有头；带着条件来的也得到新的一页，旧的nonce不会再用', async () => {
    const headers = { host: 'site.test', 'accept-encoding': 'br' }
    const full = await get('/problems', headers)
    const head = await t.app.inject({ method: 'HEAD', url: '/problems', headers })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    for (const name of ['content-type', 'content-encoding', 'content-length', 'vary', 'cache-control'])
      expect(head.headers[name]).toBe(full.headers[name])
    expect([full.headers.etag, full.headers['last-modified']]).toEqual([undefined, undefined])
    const again = await get('/problems', {
      'if-none-match': '*',
      'if-modified-since': new Date().toUTCString(),
    })
    expect(again.statusCode).toBe(200)
  })

  test('同一页同时被许多人要，只渲染一次；语言与主机各是各的', async () => {
    await Promise.all(Array.from({ length: 10 }, () => get('/problems')))
    await get('/problems')
    expect(renderPage).toHaveBeenCalledTimes(1)
    expect((await get('/problems', { cookie: 'a=b; language=en-US' })).body).toContain('en-US')
    expect((await get('/problems', { host: 'other.test' })).body).toContain('http://other.test')
    expect(renderPage).toHaveBeenCalledTimes(3)
  })

  test('内容改了：留着的页面与正在渲染的都作废', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    renderPage.mockImplementationOnce(async () => {
      await promise
      return { status: 200, isUnlisted: false, html: 'old', inlineScripts: [] }
    })
    const early = get('/problems')
    await vi.waitFor(() => expect(renderPage).toHaveBeenCalledTimes(1))
    t.services.changes.announce()
    expect((await get('/problems')).body).not.toMatch(/^old/)
    resolve()
    expect((await early).body).toMatch(/^old/)
    expect((await get('/problems')).body).not.toMatch(/^old/)
    t.services.changes.announce()
    await get('/problems')
    expect(renderPage).toHaveBeenCalledTimes(3)
  })

  test('页脚的联系方式与链接取自设置', async () => {
    await get('/problems')
    expect(renderPage.mock.calls[0]?.[0].site).toEqual({ ...site, hasEmailVerification: false })
  })

  test('找不到的页：404，不留着', async () => {
    expect((await get('/missing')).statusCode).toBe(404)
    await get('/missing')
    expect(renderPage).toHaveBeenCalledTimes(2)
  })

  test('只有拿到地址的人能来的页：不留着，也不许别处留着', async () => {
    expect((await get('/unlisted')).headers['cache-control']).toBe('private, no-store')
    await get('/unlisted')
    expect(renderPage).toHaveBeenCalledTimes(2)
  })

  test('渲染失败：500的信封，下一次重新来', async () => {
    renderPage.mockRejectedValueOnce(new Error('broken'))
    expect((await get('/problems')).statusCode).toBe(500)
    expect((await get('/problems')).statusCode).toBe(200)
  })

  test('文件：压好的优先，带散列的永久缓存，有ETag', async () => {
    const packed = await get('/assets/app-abc.js', { 'accept-encoding': 'br' })
    expect([packed.body, packed.headers['content-encoding']]).toEqual(['compressed', 'br'])
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(packed.headers.etag).toBeTruthy()
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
    expect((await get('/assets/gone.js')).statusCode).toBe(404)
    expect(renderPage).not.toHaveBeenCalled()
  })

  test('控制台的每个地址都是它的页面', async () => {
    for (const url of ['/admin', '/admin/users', '/admin/users/3/show']) {
      const { body, headers } = await get(url)
      expect(body).not.toContain('__NONCE__')
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonceOf(body)}'`)
    }
  })

  test.each(['/%', '/problems/%ff', '/a%0ab', '/problems?tag=%00'])(
    '读不通的地址%s也是一页，不是系统错误',
    async (url) => {
      const answer = await get(url)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(() => decodeURIComponent(renderPage.mock.calls[0]?.[0].url.split('?')[0] ?? '%')).not.toThrow()
    },
  )

  test('控制台里读不通的地址也是404', async () => {
    for (const url of ['/admin/%', '/admin/users/%ff']) expect((await get(url)).statusCode).toBe(404)
    for (const url of ['/admin/users?q=100%', '/admin/users/100%25'])
      expect((await get(url)).statusCode).toBe(200)
  })

  test('图标与别的文件：没有就没有，不给一整页', async () => {
    for (const url of [
      '/apple-touch-icon-120x120-precomposed.png',
      '/favicon.ico?v=2',
      '/wp.js',
      '/feed.xml',
    ])
      expect((await get(url)).json()).toMatchObject({ code: 40400 })
    expect(renderPage).not.toHaveBeenCalled()
    expect((await get('/problems?q=a.png')).statusCode).toBe(200)
  })

  test('不成样子的主机名不进页面', async () => {
    for (const host of ['a b', 'x:99999', '"><script>'])
      expect((await get('/problems', { host })).body).toContain('http://localhost/problems')
  })

  test('没有的接口仍是信封，不是页面', async () => {
    expect((await get('/api/nothing')).json()).toMatchObject({ code: 40400 })
    expect((await t.app.inject({ method: 'POST', url: '/problems' })).json()).toMatchObject({ code: 40400 })
  })
})

test('找页面的结果数得出：新画的、一起等的、留着的', async () => {
  const found: string[] = []
  const cache = new PageCache((lookup) => found.push(lookup))
  const rendered = { status: 200, isUnlisted: false, html: '<html>', inlineScripts: [] }
  const page = new GuestPage(rendered, () => '</html>')
  await Promise.all([cache.get('/', async () => page), cache.get('/', async () => page)])
  await cache.get('/', async () => page)
  expect(found).toEqual(['miss', 'shared', 'hit'])
})
