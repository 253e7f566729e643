import { describe, expect, test } from 'vitest'
import { adminNavigation, mainNavigation, userNavigation } from '../layout/navigation.ts'
import { createI18n } from '../shared/i18n/create-i18n.ts'
import { matchRoute, routes } from './routes.tsx'

/** Section 2 of the specification. */
const publicPaths = [
  '/',
  '/login',
  '/register',
  '/reset-password',
  '/problems',
  '/discussion',
  '/learning',
  '/interview',
  '/interview/:id',
  '/search',
  '/no-permission',
]
const userPaths = [
  '/user/profile',
  '/user/edit',
  '/user/settings',
  '/problems/bagu/:id',
  '/discussion/create',
  '/discussion/:id',
  '/learning/chapter/:chapterId',
  '/learning/core-knowledge/:id',
  '/interview/session/:id',
  '/interview/result/:id',
  '/message',
]
const adminPaths = [
  '/admin/dashboard',
  '/admin/users',
  '/admin/problems',
  '/admin/discussions',
  '/admin/learning/chapters',
  '/admin/learning/knowledge-points',
  '/admin/interview/banks',
  '/admin/interview/questions',
]
const example = (path: string) => path.replace(/:\w+/g, '7')

test.each(publicPaths)('%s is open to guests', (path) => {
  expect(matchRoute(example(path)).route).toMatchObject({ path, access: 'guest' })
})

test.each(userPaths)('%s needs login', (path) => {
  expect(matchRoute(example(path)).route).toMatchObject({ path, access: 'user' })
})

test.each(adminPaths)('%s needs an admin', (path) => {
  expect(matchRoute(path).route.access).toBe('admin')
})

test('only the pages of signing in stand without the main layout', () => {
  const bare = routes.filter((route) => !route.layout).map(({ path }) => path)
  expect(bare).toEqual(['/login', '/register', '/reset-password'])
})

test.each(['/nowhere', '/problems/bagu', '/problems/bagu/1/2', '/a//b', '/../x'])(
  '%s is the 404 page',
  (path) => {
    expect(matchRoute(path).route.path).toBe('*')
  },
)

test('parameters reach the page', () => {
  expect(matchRoute('/learning/chapter/12').params).toEqual({ chapterId: '12' })
})

describe('menus', () => {
  test('lead to screens that exist', () => {
    for (const { path } of [...mainNavigation, ...userNavigation])
      expect(matchRoute(path).route.path).toBe(path)
  })

  test('the main navigation has the five entries in order', () => {
    expect(mainNavigation.map(({ path }) => path)).toEqual([
      '/',
      '/problems',
      '/interview',
      '/discussion',
      '/learning',
    ])
  })

  test('the admin menu has every screen of the console in three groups', () => {
    expect(adminNavigation).toHaveLength(3)
    const linked = adminNavigation.flatMap(({ children }) => children.map(({ path }) => path))
    expect(linked.toSorted()).toEqual(adminPaths.toSorted())
  })
})

test.each(['zh-CN', 'en-US'] as const)('every screen has a title in %s', async (language) => {
  const i18n = await createI18n(language)
  for (const { titleKey } of routes) expect(i18n.exists(titleKey), titleKey).toBe(true)
})

test.each(routes.map((route) => [route.path, route] as const))(
  'the module of %s exports its page',
  async (_, route) => {
    const module = await route.page()
    expect(module.Page).toBeTruthy()
  },
  30_000,
)
