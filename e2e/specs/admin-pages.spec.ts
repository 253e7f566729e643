import { expectAccessible, expectAccessibleInBothThemes } from '../fixtures/accessible.ts'
import { callApi } from '../fixtures/api.ts'
import { expect, test } from '../fixtures/app.ts'
import { openConsole } from '../fixtures/console.ts'

const PAGES = [
  '/dashboard',
  '/users',
  '/users/1/show',
  '/users/1',
  '/problems',
  '/problems/banks',
  '/problems/create',
  '/problems/1',
  '/problems/1/show',
  '/problems/order/1',
  '/announcements',
  '/announcements/create',
  '/audit-logs',
  '/audit-logs/1/show',
]

test('管理后台的各页：axe没有发现，没有横向滚动', { tag: '@phone' }, async ({
  page,
  isMobile,
  server,
  registerUser,
  signIn,
  adminToken,
}) => {
  const { token } = await registerUser()
  const { id } = await callApi<{ id: number }>(server.url, token, ['GET', '/api/user/my'])
  await callApi(server.url, adminToken, ['POST', '/api/user/update'], { id, avatarUrl: '/favicon.svg' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, { token: adminToken })
  for (const path of PAGES) {
    await test.step(path, async () => {
      await openConsole(page, path)
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await expect(page.getByRole('status', { name: '正在加载' })).toHaveCount(0)
      await (isMobile ? expectAccessible(page) : expectAccessibleInBothThemes(page))
    })
  }
  await openConsole(page, `/users/${id}/show`)
  await page.getByRole('button', { name: '封禁' }).click()
  await expect(page.getByLabel('封禁原因')).toBeFocused()
  await expectAccessible(page)
  if (!isMobile) return

  await page.setViewportSize({ width: 360, height: 780 })
  await page.context().addCookies([{ name: 'language', value: 'en-US', url: server.url }])
  await page.goto('/admin/users')
  await expect(page.getByRole('button', { name: 'Account' })).toBeInViewport({ ratio: 1 })
})
