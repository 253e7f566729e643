import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { preloadAntd } from '../../shared/antd/preload.ts'
import { fakeRoot } from '../../testing/fake-root.ts'
import { preloadApi } from '../api/lazy-api.ts'
import { PageLoader } from './PageLoader.ts'
import { preloadOnPointing } from './preload-on-pointing.ts'

vi.mock('../../shared/antd/preload.ts')
vi.mock('../api/lazy-api.ts')

const loader = new PageLoader(fakeRoot().i18n)

beforeAll(() => preloadOnPointing(loader))
beforeEach(() => {
  vi.clearAllMocks()
  vi.spyOn(loader, 'preload').mockReturnValue()
})

/** Points at what the markup holds first. */
function pointAt(markup: string): void {
  document.body.innerHTML = markup
  document.body.firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }))
}
const preloaded = () => ({
  paths: vi.mocked(loader.preload).mock.calls.map(([route]) => route.path),
  api: vi.mocked(preloadApi).mock.calls.length > 0,
  antd: vi.mocked(preloadAntd).mock.calls.length > 0,
})

test.each([
  ['<p>文字</p>', { paths: [], api: false, antd: false }],
  ['<select></select>', { paths: [], api: true, antd: false }],
  ['<a href="https://example.com/problems">别处</a>', { paths: [], api: true, antd: false }],
  ['<a href="/problems?page=2">题库</a>', { paths: ['/problems'], api: true, antd: false }],
  ['<a href="/login">登录</a>', { paths: ['/login'], api: true, antd: true }],
])('pointing at %s fetches what a click on it needs', (markup, expected) => {
  pointAt(markup)
  expect(preloaded()).toEqual(expected)
})
