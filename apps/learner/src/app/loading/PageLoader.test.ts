import { expect, test, vi } from 'vitest'
import { createI18n } from '../../shared/i18n/create-i18n.ts'
import type { PageModule } from '../../shared/root/store-context.ts'
import { defer } from '../../testing/deferred.ts'
import type { AppRoute } from '../routes.tsx'
import { PageLoader } from './PageLoader.ts'

const module: PageModule = { Page: () => null }
const routeOf = (page: AppRoute['page']): AppRoute => ({
  path: '/x',
  titleKey: 'title.home',
  access: 'guest',
  layout: true,
  namespaces: ['home'],
  page,
})

test('brings page and texts together, once', async () => {
  const i18n = await createI18n('zh-CN')
  const loader = new PageLoader(i18n)
  const page = vi.fn(async () => module)
  const route = routeOf(page)
  loader.preload(route)
  expect(await loader.get(route, 'visit')).toBe(module)
  expect(i18n.exists('home:hero.title')).toBe(true)
  expect(loader.get(route, 'visit')).toBe(module)
  expect(page).toHaveBeenCalledOnce()
})

test('a page that failed to arrive is asked for again, on another visit', async () => {
  const loader = new PageLoader(await createI18n('zh-CN'))
  const page = vi.fn<AppRoute['page']>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(module)
  const route = routeOf(page)
  await expect(loader.get(route, 'first')).rejects.toThrow('offline')
  expect(() => loader.get(route, 'first')).toThrow('offline')
  expect(page).toHaveBeenCalledOnce()
  expect(await loader.get(route, 'second')).toBe(module)
  expect(loader.get(route, 'first')).toBe(module)
})

test('counts who waits, not what is preloaded', async () => {
  const loader = new PageLoader(await createI18n('zh-CN'))
  const arrival = defer<PageModule>()
  const route = routeOf(() => arrival.promise)
  loader.preload(route)
  await null
  expect(loader.waiting).toBe(0)
  const page = loader.get(route, 'visit')
  await null
  expect(loader.waiting).toBe(1)
  arrival.resolve(module)
  await page
  await vi.waitFor(() => expect(loader.waiting).toBe(0))
})
