import { digitsOf } from '../../apps/server/src/testing/digits-of.ts'
import { callApi } from '../fixtures/api.ts'
import { expect, test } from '../fixtures/app.ts'
import { openConsole } from '../fixtures/console.ts'
import { fillInLogin, open } from '../fixtures/screen.ts'

test.use({ serverSettings: { ADMIN_2FA: 'required' } })

test('管理员没有第二因素：管理后台带去设置，设好之后才进得去；也能替别人关闭', async ({
  page,
  server,
  admin,
  registerUser,
  signIn,
  adminToken,
}) => {
  await signIn(page, { token: adminToken })
  await page.goto('/admin/users')
  await expect(page).toHaveURL('/user/settings#security')
  await expect(page.getByText('管理员须先开启两步验证')).toBeVisible()
  const security = page.locator('#security')
  await security.getByRole('button', { name: '开启', exact: true }).click()
  const secret = (await security.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('验证码').fill(digitsOf(secret))
  await page.getByRole('button', { name: '开启两步验证' }).click()
  await page.getByRole('button', { name: '我已保存' }).click()
  await expect(page.getByText('管理员须先开启两步验证')).toBeHidden()

  const user = await registerUser()
  const call = <T>(path: string, body: object = {}) =>
    callApi<T>(server.url, user.token, ['POST', `/api/user-second-factor/${path}`], body)
  const setup = await call<{ secret: string }>('begin')
  await call('enable', { code: digitsOf(setup.secret) })
  const { id } = await callApi<{ id: number }>(server.url, user.token, ['GET', '/api/user/my'])
  await page.evaluate(() => localStorage.clear())
  await page.goto(`/admin/users/${id}/show`)
  await fillInLogin(page, admin)
  await page.getByLabel('验证码').fill(digitsOf(secret, Date.now() + 30_000))
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(`/admin/users/${id}/show`)
  await expect(page.getByText('已开启')).toBeVisible()
  await page.getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name: '关闭两步验证' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '关闭两步验证' }).click()
  await expect(page.getByText('两步验证已关闭')).toBeVisible()
  await expect(page.getByText('未开启')).toBeVisible()
  await openConsole(page, '/audit-logs')
  await expect(page.getByText('关闭两步验证').first()).toBeVisible()
  await open(page, '/')
})
