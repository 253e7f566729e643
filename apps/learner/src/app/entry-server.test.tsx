import { ApiError, NetworkError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { afterEach, expect, test, vi } from 'vitest'
import type { PageLoad } from '../shared/root/store-context.ts'
import { clientManifest } from '../testing/client-manifest.ts'
import { fakeApi } from '../testing/fake-root.ts'
import { closeDocument, renderPage } from './entry-server.tsx'
import type { AppRoute } from './routes.tsx'
import * as table from './routes.tsx'

const page = (url: string, language = 'zh-CN', api = fakeApi({})) =>
  renderPage({ url, language, api, manifest: clientManifest(), origin: 'https://site.example' })

/** Puts a page of the test's own at every address. */
function serve(load: PageLoad, access: AppRoute['access'] = 'guest', canonicalQuery: string[] = []) {
  const route: AppRoute = {
    path: '/test',
    titleKey: 'title.home',
    access,
    layout: true,
    canonicalQuery,
    page: async () => ({ Page: () => <h1>test page</h1>, load }),
  }
  vi.spyOn(table, 'matchRoute').mockReturnValue({ route, params: {} })
}

afterEach(() => vi.restoreAllMocks())

test('renders a page in the asked language, with title and canonical address', async () => {
  const { status, html } = await page('/no-permission/?from=mail')
  expect(status).toBe(200)
  expect(html).toContain('<html lang="zh-CN">')
  expect(html).toContain('<title>没有权限 - 智能面试刷题平台</title>')
  expect(html).toContain('<link rel="canonical" href="https://site.example/no-permission">')
  expect((await page('/no-permission', 'en-US')).html).toContain('<title>No permission - ')
})

test('what of the query makes another page is in the canonical address, the rest is not', async () => {
  serve(async () => undefined, 'guest', ['bank', 'page'])
  const canonicalOf = async (url: string) =>
    /rel="canonical" href="([^"]+)"/.exec((await page(url)).html)?.[1]
  expect(await canonicalOf('/problems?q=a&page=2&bank=3')).toBe(
    'https://site.example/problems?bank=3&amp;page=2',
  )
  serve(async () => undefined, 'guest', ['category', 'page'])
  expect(await canonicalOf('/discussion?category=help&tag=a')).toBe(
    'https://site.example/discussion?category=help',
  )
  expect(await canonicalOf('/problems?bank=x&sort=hot')).toBe('https://site.example/problems')
})

test.each([
  ['/login', '这一页的表单要用到JavaScript'],
  ['/message', '看这一页要先登录'],
  ['/search', undefined],
])('%s says without scripts what needs them: %s', async (url, says) => {
  const note = /<noscript><div class="document-note"><p>(.*?)，/.exec((await page(url)).html)?.[1]
  expect(note?.startsWith(says ?? '')).toBe(says && true)
})

test('names every inline script to the letter, and leaves the nonce to the end', async () => {
  const { html, inlineScripts } = await page('/search')
  const inline = [...html.matchAll(/<script(?! type="application\/json")([^>]*)>(.*?)<\/script>/g)]
  expect(inline.map(([, , script]) => script)).toEqual(inlineScripts)
  expect(inline.map(([, attributes]) => attributes)).toEqual(['', '', ''])
  expect(html).not.toMatch(/nonce|style=/)
  expect(closeDocument('abc')).toBe('<meta property="csp-nonce" nonce="abc"></body></html>')
})

test('names its scripts for after the first paint: none is in the way of the styles', async () => {
  const html = (await page('/search')).html
  expect(html).not.toMatch(/<script[^>]* src=|modulepreload"/)
  expect(html.match(/\/assets\/[\w-]+\.js/g)?.length).toBeGreaterThan(1)
  expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('import("/assets/'))
})

test('a post has a title, a description and an address for everybody, though only users read it', async () => {
  const head = async () => ({ title: '三年Java<社招>', description: '一面偏基础，“二面”追问' })
  const { status, html } = await page('/discussion/7?x=1', 'zh-CN', fakeApi({ discussion: { head } }))
  expect(status).toBe(200)
  expect(html).toContain('<title>三年Java&lt;社招> - 智能面试刷题平台</title>')
  expect(html).toContain('<meta name="description" content="一面偏基础，“二面”追问">')
  expect(html).toContain('<link rel="canonical" href="https://site.example/discussion/7">')
  expect(html).not.toContain('noindex')
})

test.each(['/discussion/7', '/discussion/abc'])('%s is a 404 where no such post is', async (url) => {
  const head = () => Promise.reject(new ApiError(Code.notFound, 'missing', null))
  const { status, html } = await page(url, 'zh-CN', fakeApi({ discussion: { head } }))
  expect(status).toBe(404)
  expect(html).toContain('content="noindex"')
})

test('a search is named after what is looked for; nobody keeps it, nor lists it', async () => {
  const { status, isUnlisted, html } = await page('/search?q=%20%E9%94%81%3C%2Ftitle%3E')
  expect([status, isUnlisted]).toEqual([200, true])
  expect(html).toContain('<title>搜索：锁&lt;/title> - 智能面试刷题平台</title>')
  expect(html).toContain('content="noindex"')
})

test('an unknown address is a 404 that no search engine keeps', async () => {
  const { status, html } = await page('/nowhere')
  expect(status).toBe(404)
  expect(html).toContain('content="noindex"')
})

test('a shared result that is gone is a 404 of which nobody keeps anything', async () => {
  const get = () => Promise.reject(new ApiError(Code.notFound, 'missing', null))
  const { status, isUnlisted, html } = await renderPage({
    url: '/interview/share/abc',
    language: 'zh-CN',
    origin: 'https://site.example',
    api: { ...fakeApi({}), interviewShare: { ...fakeApi({}).interviewShare, get } },
    manifest: clientManifest({ '../../locales/zh-CN/interview.json': { file: 'assets/interview.js' } }),
  })
  expect([status, isUnlisted]).toEqual([404, true])
  expect(html).toContain('链接已失效')
  expect(html).toContain('content="noindex"')
})

test.each(['//evil.example/x', '/%E0%A4%A', '/a%00b', '/"><script>alert(1)</script>'])(
  '%s is a harmless 404',
  async (url) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { status, html } = await page(url)
    expect(status).toBe(404)
    expect(html).not.toContain('<script>alert')
  },
)

test('a page for users comes as frame and outline, without its data', async () => {
  const load = vi.fn(async () => {})
  serve(load, 'user')
  const { status, html } = await page('/test')
  expect([status, load.mock.calls.length]).toEqual([200, 0])
  expect(html).not.toContain('test page')
})

test('what the load was answered travels with the document and cannot end its script', async () => {
  serve(async ({ api }) => void (await api.questionBank.tags({ bankId: 1 })))
  const api = {
    ...fakeApi({}),
    questionBank: {
      ...fakeApi({}).questionBank,
      tags: async () => [{ tag: '</script><b>', questionCount: 1 }],
    },
  }
  const html = (await page('/test', 'zh-CN', api)).html
  const snapshot = /id="snapshot">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(snapshot).answers).toEqual({
    'questionBank.tags {"bankId":1}': { data: [{ tag: '</script><b>', questionCount: 1 }] },
  })
})

test.each([
  [404, new ApiError(40400, 'gone', null)],
  [503, new ApiError(50000, 'broken', null)],
  [503, new NetworkError('offline', 'no answer')],
])('answers %i when a call fails with %s', async (expected, failure) => {
  serve(async ({ api }) => void (await api.user.logout().catch(() => {})))
  const api = { ...fakeApi({}), user: { ...fakeApi({}).user, logout: () => Promise.reject(failure) } }
  expect((await page('/test', 'zh-CN', api)).status).toBe(expected)
})
