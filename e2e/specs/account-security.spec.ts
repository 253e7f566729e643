import type { Page } from 'playwright/test'
import { digitsOf } from '../../apps/server/src/testing/digits-of.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { tokenOf } from '../fixtures/api.ts'
import { expect, test } from '../fixtures/app.ts'
import { readMails } from '../fixtures/outbox.ts'
import { fillInLogin, open, toasts } from '../fixtures/screen.ts'

const STEP = 30_000
const setting = (page: Page) => page.locator('#security')

/** Turns two-step verification on in the settings. @returns the authenticator's secret, the digits that are used up now, and the recovery codes */
async function enable(page: Page) {
  await setting(page).getByRole('button', { name: '开启', exact: true }).click()
  await expect(page.getByRole('img', { name: '供验证器扫描的二维码' }).locator('svg')).toBeVisible()
  const secret = (await setting(page).locator('code').innerText()).replaceAll(' ', '')
  const digits = digitsOf(secret)
  await page.getByLabel('验证码').fill(digits)
  await page.getByRole('button', { name: '开启两步验证' }).click()
  await expect(page.getByRole('heading', { name: '恢复码' })).toBeFocused()
  return { secret, digits, codes: await setting(page).locator('li code').allInnerTexts() }
}

test.describe('两步验证', () => {
  test('开启，用验证器登录，用恢复码登录，关闭', { tag: '@phone' }, async ({ page, user, server }) => {
    await open(page, '/user/settings')
    await setting(page).getByRole('button', { name: '开启', exact: true }).click()
    await page.getByLabel('验证码').fill('12345')
    await page.getByRole('button', { name: '开启两步验证' }).click()
    await expect(page.getByText('验证码不对或已经用过')).toBeVisible()
    await expect(page.getByLabel('验证码')).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: '取消' }).click()
    const { secret, digits, codes } = await enable(page)
    expect(codes).toHaveLength(10)
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载' }).click()
    expect((await download).suggestedFilename()).toBe('恢复码.txt')
    await page.getByRole('button', { name: '我已保存' }).click()
    await expect(setting(page).getByText('恢复码还剩10个')).toBeVisible()
    await expect
      .poll(async () => (await readMails(server.dataDir, user.email)).join())
      .toContain('刚刚开启了两步验证')

    await page.evaluate(() => localStorage.clear())
    await open(page, '/login?redirect=%2Fuser%2Fsettings')
    await fillInLogin(page, user)
    await expect(page.getByRole('heading', { level: 1, name: '两步验证' })).toBeVisible()
    await expect(page.getByLabel('验证码')).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel('验证码').fill(digits)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByText('验证码不对或已经用过')).toBeVisible()
    await page.getByLabel('验证码').fill(digitsOf(secret, Date.now() + STEP))
    await page.getByLabel('验证码').press('Enter')
    await expect(page).toHaveURL('/user/settings')
    await expect
      .poll(async () => (await readMails(server.dataDir, user.email)).join())
      .toContain('新设备上登录')

    await page.evaluate(() => localStorage.clear())
    await open(page, '/login')
    await fillInLogin(page, user)
    await page.getByRole('button', { name: '没有验证器？用恢复码' }).click()
    await expect(page.getByLabel('恢复码')).toBeFocused()
    await page.getByLabel('恢复码').fill(codes[0]?.toUpperCase() ?? '')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL('/')
    await open(page, '/user/settings')
    await expect(setting(page).getByText('恢复码还剩9个')).toBeVisible()

    await setting(page).getByRole('button', { name: '关闭', exact: true }).click()
    await page.getByLabel('验证码').fill(codes[1] ?? '')
    await page.getByRole('button', { name: '关闭两步验证' }).click()
    await expect(toasts(page, '两步验证已关闭')).toBeVisible()
    await expect(setting(page).getByRole('button', { name: '开启', exact: true })).toBeVisible()
  })

  test('登录有一阵了，开启之前先要密码；不验证邮箱的站，换邮箱只要一步', async ({ page, user, server }) => {
    await page.route('**/api/user-second-factor/begin', (route) =>
      route.fulfill({
        json: { code: 40300, message: '为确保安全，请先输入密码验证身份', data: { confirm: true } },
      }),
    )
    await open(page, '/user/settings')
    await setting(page).getByRole('button', { name: '开启', exact: true }).click()
    await expect(page.getByLabel('当前密码')).toBeFocused()
    await page.unroute('**/api/user-second-factor/begin')
    await page.getByLabel('当前密码').fill('not my password 7')
    await page.getByRole('button', { name: '继续' }).click()
    await expect(page.getByText('密码不对')).toBeVisible()
    await page.getByLabel('当前密码').fill(user.password)
    await page.getByRole('button', { name: '继续' }).click()
    await expect(page.getByRole('img', { name: '供验证器扫描的二维码' })).toBeVisible()
    await page.getByRole('button', { name: '取消' }).click()

    await setting(page).getByRole('button', { name: '更换' }).click()
    await page.getByLabel('新邮箱').fill(`new-${user.email}`)
    await page.getByRole('button', { name: '更换邮箱' }).click()
    await expect(toasts(page, '邮箱已更换')).toBeVisible()
    await expect(setting(page).getByText(`new-${user.email}`)).toBeVisible()
    await expect
      .poll(async () => (await readMails(server.dataDir, user.email)).join())
      .toContain('邮箱刚刚换成了另一个')
    expect(await tokenOf(server.url, { ...user, email: `new-${user.email}` })).toBeTruthy()
  })
})
