import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/app.ts'
import { callApi, followMenu, openConsole, startConsole, tokenOf } from '../fixtures/console.ts'

test('一次操作：谁、对谁、改动前后，筛选得出，改不了', { tag: '@phone' }, async ({
  page,
  server,
  admin,
  registerUser,
  isMobile,
}) => {
  const user = await registerUser()
  const token = await tokenOf(server.url, admin)
  const { id } = await callApi<{ id: number }>(server.url, user.token, ['GET', '/api/user/my'])
  await callApi(server.url, token, ['POST', '/api/user/set-role'], { id, userRole: 'admin' })
  await callApi(server.url, token, ['POST', '/api/user/set-role'], { id, userRole: 'user' })
  await startConsole(page, server.url, admin)
  await openConsole(page, '/users')
  await followMenu(page, '操作记录', isMobile)

  await page.getByRole('combobox', { name: '操作', exact: true }).click()
  await page.getByRole('option', { name: '更改角色' }).click()
  const rows = page.getByRole('row').filter({ hasText: user.username })
  await expect(rows).toHaveCount(2)
  await rows.first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: `更改角色 ${user.username}` })).toBeVisible()
  await expect(page.getByRole('row', { name: '角色' })).toContainText('管理员')
  await expect(page.getByRole('row', { name: '角色' })).toContainText('学习者')
  await expect(page.getByText('127.0.0.1')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: user.username }).click()
  await expect(page.getByRole('heading', { level: 1, name: user.username })).toBeVisible()
  await page.getByRole('link', { name: '查看对此用户的操作' }).click()
  await expect(page.getByText('共2条')).toBeVisible()
})

test('刚选了筛选就点开一条，页面来得慢：到了那一页，不被筛选带回列表', async ({
  page,
  server,
  admin,
  registerUser,
  isMobile,
}) => {
  const user = await registerUser()
  const token = await tokenOf(server.url, admin)
  const { id } = await callApi<{ id: number }>(server.url, user.token, ['GET', '/api/user/my'])
  await callApi(server.url, token, ['POST', '/api/user/set-role'], { id, userRole: 'admin' })
  await callApi(server.url, token, ['POST', '/api/user/set-role'], { id, userRole: 'user' })
  await page.route('**/AuditLogShow*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await startConsole(page, server.url, admin)
  await openConsole(page, '/users')
  await followMenu(page, '操作记录', isMobile)

  await page.getByRole('combobox', { name: '操作', exact: true }).click()
  await page.getByRole('option', { name: '更改角色' }).click()
  await page.getByRole('row').filter({ hasText: user.username }).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: `更改角色 ${user.username}` })).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`${theme}主题：操作记录，axe没有发现`, { tag: theme === 'light' ? '@phone' : [] }, async ({
    page,
    server,
    admin,
    registerUser,
    signIn,
  }) => {
    const user = await registerUser()
    const token = await tokenOf(server.url, admin)
    const { id } = await callApi<{ id: number }>(server.url, user.token, ['GET', '/api/user/my'])
    await callApi(server.url, token, ['POST', '/api/user/update'], { id, avatarUrl: '/favicon.svg' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await signIn(page, { ...user, token })
    await page.goto('/admin/audit-logs')
    await expect(page.getByText(user.username).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    await expect(page.getByRole('columnheader', { name: '改动前' })).toBeVisible()
    await expectAccessible(page)
  })
}
