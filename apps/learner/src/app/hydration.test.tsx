import { toLanguage } from '@app/contract/common/languages'
import type { DiscussionSummary } from '@app/contract/discussion/schemas'
import type { StudySettings } from '@app/contract/review/schemas'
import { DEFAULT_STUDY_SETTINGS } from '@app/contract/review/values'
import { enableStaticRendering } from 'mobx-react-lite'
import { hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../shared/browser-storage.ts'
import { createI18n } from '../shared/i18n/create-i18n.ts'
import { RootStore } from '../shared/root/RootStore.ts'
import { clientManifest } from '../testing/client-manifest.ts'
import { type FakeCalls, fakeApi } from '../testing/fake-root.ts'
import { App } from './App.tsx'
import { renderPage } from './entry-server.tsx'
import { PageDataLoader } from './loading/PageDataLoader.ts'
import { PageLoader } from './loading/PageLoader.ts'
import { matchRoute } from './routes.tsx'

let mounted: Root | undefined

afterEach(() => {
  mounted?.unmount()
  document.body.replaceChildren()
  delete document.documentElement.dataset.auth
  window.history.replaceState(null, '', '/')
})

/** Renders an address on the server and takes it over in a browser with that storage. */
async function open(
  path: string,
  {
    language = 'zh-CN',
    entries = {},
    calls = {},
    served = {},
  }: { language?: string; entries?: Record<string, string>; calls?: FakeCalls; served?: FakeCalls } = {},
) {
  enableStaticRendering(true)
  const page = await renderPage({
    url: path,
    language,
    api: fakeApi(served),
    manifest: clientManifest(),
    origin: 'http://localhost',
  })
  enableStaticRendering(false)
  document.body.innerHTML = /<body>(.*)/s.exec(page.html)?.[1] ?? ''
  const before = document.body.innerHTML
  window.history.replaceState(null, '', path)
  const { route, params } = matchRoute(new URL(path, 'http://localhost').pathname)
  const i18n = await createI18n(toLanguage(language), route.namespaces)
  const root = new RootStore({ createApi: () => fakeApi(calls), storage: memoryStorage(entries), i18n })
  const loader = new PageLoader(i18n)
  const module = await loader.load(route)
  const dataLoader = new PageDataLoader()
  const { pathname, searchParams: search } = new URL(path, 'http://localhost')
  if (route.access === 'guest') await dataLoader.load(root, module, pathname, { params, search })
  const element = document.getElementById('root')
  if (!element) throw new Error('no #root')
  const mismatches: unknown[] = []
  mounted = hydrateRoot(
    element,
    <BrowserRouter>
      <App root={root} pages={{ loader, dataLoader }} />
    </BrowserRouter>,
    { onRecoverableError: (error) => mismatches.push(error) },
  )
  // Generous, as loading antd may keep the thread busy for a second.
  await vi.waitFor(() => expect(root.session.isRestored).toBe(true))
  return { root, before, mismatches }
}

function click(selector: string, text: string) {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((one) =>
    one.textContent.includes(text),
  )
  expect(element).toBeDefined()
  element?.click()
}

const toasts = (root: RootStore) => root.toasts.toasts.map(({ type, message }) => `${type}: ${message}`)

test.each(['/no-permission', '/nowhere'])('%s is taken over as the server rendered it', async (path) => {
  const { before, mismatches } = await open(path)
  expect(mismatches).toEqual([])
  expect(document.body.innerHTML).toBe(before)
})

test.each(['/login', '/login?way=code', '/reset-password'])(
  '%s is taken over as the server rendered it, before its form arrives',
  async (path) => {
    const { mismatches } = await open(path)
    expect(mismatches).toEqual([])
  },
)

test('the forum is taken over as the server rendered it', async () => {
  const post: DiscussionSummary = {
    id: 7,
    author: { id: 2, username: '青禾', avatarUrl: null },
    category: 'help',
    title: '幻读',
    excerpt: '快照读与当前读',
    tags: ['MySQL'],
    interview: null,
    state: 'visible',
    isPinned: false,
    isEssence: true,
    isLocked: false,
    isStarter: false,
    isSolved: true,
    likeCount: 3,
    commentCount: 14,
    favouriteCount: 1,
    viewCount: 9,
    createTime: '2026-07-01T02:00:00.000Z',
    activeTime: '2026-07-02T02:00:00.000Z',
  }
  const discussion = {
    page: async () => ({ records: [post], total: 1, current: 1, pageSize: 20 }),
    tags: async () => [{ tag: 'MySQL', discussionCount: 1, isWatched: true }],
    helpers: async () => [],
  }
  const { before, mismatches } = await open('/discussion', { served: { discussion }, calls: { discussion } })
  expect(mismatches).toEqual([])
  expect(before).toContain('快照读与当前读')
  expect(before).not.toContain('style=')
})

test('what was found is taken over as the server rendered it', async () => {
  const hit = {
    kind: 'discussion' as const,
    id: 7,
    author: null,
    category: 'help' as const,
    commentCount: 2,
    title: [
      { text: '线程池', isMarked: true },
      { text: '打满', isMarked: false },
    ],
    passage: [{ text: '先看队列', isMarked: false }],
    isEssence: false,
    isStarter: false,
    isSolved: true,
    createTime: '2026-07-01T02:00:00.000Z',
  }
  const calls = {
    search: {
      page: async () => ({
        records: [hit],
        total: 1,
        current: 1,
        pageSize: 10,
        isShortened: false,
        neighbours: [],
        counts: { question: 0, knowledgePoint: 0, discussion: 1, interviewBank: 0, comment: null, user: 0 },
        correction: { by: 'pinyin' as const, query: '线程池' },
        suggestion: null,
      }),
    },
    questionBank: { list: async () => [] },
  }
  const { before, mismatches } = await open('/search?q=xianchengchi', { served: calls, calls })
  expect(mismatches).toEqual([])
  expect(before).toContain('<mark>线程池</mark>打满')
  expect(before).not.toContain('style=')
  await vi.waitFor(() => expect(document.title).toBe('搜索：xianchengchi - 智能面试刷题平台'))
})

test('English too', async () => {
  const { mismatches } = await open('/no-permission', { language: 'en-US' })
  expect(mismatches).toEqual([])
  expect(document.title).toBe('No permission - Smart Interview Practice')
})

test('a guest on a page for users is sent to the login page with the way back', async () => {
  const { root, mismatches } = await open('/message?kind=reply')
  expect(mismatches).toEqual([])
  await vi.waitFor(() => expect(window.location.pathname).toBe('/login'))
  expect(window.location.search).toBe('?redirect=%2Fmessage%3Fkind%3Dreply')
  expect(toasts(root)).toEqual(['warning: 登录后才能访问该页面哦~'])
})

test('a user sees his page and the menus after the hydration', async () => {
  const { mismatches } = await open('/message', {
    entries: { token: 't' },
    calls: { user: { my: async () => user }, message, review },
  })
  expect(mismatches).toEqual([])
  expect(window.location.pathname).toBe('/message')
  // The first test to need the menus loads them, which takes a busy machine its time.
  await vi.waitFor(() => expect(document.querySelector('header')?.textContent).toContain('lin'))
  expect(document.documentElement.dataset.auth).toBe('user')
})

test('a user who is no admin is sent to the no-permission page', async () => {
  await open('/admin/users', {
    entries: { token: 't' },
    calls: { user: { my: async () => user }, message, review },
  })
  await vi.waitFor(() => expect(window.location.pathname).toBe('/no-permission'))
})

test('signing out on a page for users leads to the login page without a warning', async () => {
  const { root } = await open('/message', {
    entries: { token: 't' },
    calls: { user: { my: async () => user, logout: async () => true as const }, message, review },
  })
  await vi.waitFor(() => click('button', 'lin'))
  await vi.waitFor(() => click('[role=menuitem]', '退出登录'))
  await vi.waitFor(() => expect(window.location.pathname).toBe('/login'))
  expect(window.location.search).toBe('')
  expect(toasts(root)).toEqual(['success: 已退出登录'])
})

test('a session that expires on a page for users leads to the login page', async () => {
  const { root } = await open('/message', {
    entries: { token: 't' },
    calls: { user: { my: async () => user }, message, review },
  })
  await vi.waitFor(() => expect(document.querySelector('main h1')).not.toBeNull())
  root.session.expire('t', null)
  await vi.waitFor(() => expect(window.location.pathname).toBe('/login'))
  expect(toasts(root)).toEqual(['warning: 登录后才能访问该页面哦~'])
})

test('who was told that his session expired is not told a second time by the guard', async () => {
  const { root } = await open('/message', {
    entries: { token: 't' },
    calls: { user: { my: async () => user }, message, review },
  })
  await vi.waitFor(() => expect(document.querySelector('main h1')).not.toBeNull())
  root.session.expire('t', '请先登录')
  await vi.waitFor(() => expect(window.location.pathname).toBe('/login'))
  expect(toasts(root)).toEqual(['error: 请先登录'])
})

const review = {
  settings: async () => DEFAULT_STUDY_SETTINGS,
  updateSettings: async (settings: StudySettings) => settings,
}
const message = { unreadCount: async () => 0, stream: () => new Promise<never>(() => {}) }
const user = {
  id: 1,
  email: 'lin@example.com',
  username: 'lin',
  avatarUrl: null,
  userRole: 'user' as const,
  hasPassword: true,
  createTime: '2026-01-01T00:00:00.000Z',
}
