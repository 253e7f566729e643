import { callApi } from '../fixtures/api.ts'
import { expect, test } from '../fixtures/app.ts'
import { followMenu, openConsole } from '../fixtures/console.ts'

test('一次操作：谁、对谁、改动前后，筛选得出，改不了；页面来得慢，也不被筛选带回列表', async ({
  page,
  server,
  registerUser,
  signIn,
  adminToken,
}) => {
  const user = await registerUser()
  const { id } = await callApi<{ id: number }>(server.url, user.token, ['GET', '/api/user/my'])
  await callApi(server.url, adminToken, ['POST', '/api/user/set-role'], { id, userRole: 'admin' })
  await callApi(server.url, adminToken, ['POST', '/api/user/set-role'], { id, userRole: 'user' })
  await signIn(page, { token: adminToken })
  await openConsole(page, '/users')
  await followMenu(page, '操作记录')

  // The filter would take effect half a second after it was chosen; the page asked for meanwhile comes later still.
  const code = Promise.withResolvers<void>()
  await page.route('**/AuditLogShow*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  const rows = page.getByRole('row').filter({ hasText: user.username })
  await expect(rows).toHaveCount(2)
  await page.getByRole('combobox', { name: '操作', exact: true }).click()
  await page.getByRole('option', { name: '更改角色' }).click()
  await rows.first().getByRole('link').first().click()
  await page.waitForTimeout(1_000)
  code.resolve()
  await expect(page.getByRole('heading', { level: 1, name: `更改角色 ${user.username}` })).toBeVisible()
  await expect(page.getByRole('row', { name: '角色' })).toContainText('管理员')
  await expect(page.getByRole('row', { name: '角色' })).toContainText('学习者')
  await expect(page.getByText('127.0.0.1')).toBeVisible()
  const acting = page.getByRole('main').getByRole('button', { name: /^(?!上一条$|下一条$)/ })
  await expect(acting).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: user.username }).click()
  await expect(page.getByRole('heading', { level: 1, name: user.username })).toBeVisible()
  await page.getByRole('link', { name: '查看对此用户的操作' }).click()
  await expect(page.getByText('共2条')).toBeVisible()
})
