import { tokenOf } from '../fixtures/api.ts'
import { expect, test } from '../fixtures/app.ts'
import { readCode } from '../fixtures/outbox.ts'
import { open, toasts } from '../fixtures/screen.ts'

test.use({ serverSettings: { EMAIL_VERIFICATION: 'on' } })

test('要验证邮箱的站，换邮箱要两边的验证码', async ({ page, server, admin, signIn, adminToken }) => {
  await signIn(page, { token: adminToken })
  const next = 'moved@example.com'
  await open(page, '/user/settings')
  const security = page.locator('#security')
  await security.getByRole('button', { name: '更换' }).click()
  await page.getByLabel('新邮箱', { exact: true }).fill(next)
  await page.getByRole('button', { name: '发送验证码' }).click()
  await expect(page.getByLabel('新邮箱收到的验证码')).toBeFocused()
  await expect.poll(() => readCode(server.dataDir, next)).toMatch(/^\d{6}$/)
  await expect.poll(() => readCode(server.dataDir, admin.email)).toMatch(/^\d{6}$/)
  const [code = '', currentCode = ''] = await Promise.all(
    [next, admin.email].map((email) => readCode(server.dataDir, email)),
  )
  await page.getByLabel('新邮箱收到的验证码').fill(code)
  await page.getByLabel('当前邮箱收到的验证码').fill(currentCode === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: '更换邮箱' }).click()
  await expect(page.getByText('验证码不对或已过期')).toBeVisible()
  await expect(page.getByLabel('当前邮箱收到的验证码')).toBeFocused()
  await page.getByLabel('当前邮箱收到的验证码').fill(currentCode)
  await page.getByRole('button', { name: '更换邮箱' }).click()
  await expect(toasts(page, '邮箱已更换')).toBeVisible()
  await expect(security.getByText(next)).toBeVisible()
  expect(await tokenOf(server.url, { ...admin, email: next })).toBeTruthy()
})
