import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { openConsole, startConsole } from '../fixtures/console.ts'
import { open, toasts } from '../fixtures/screen.ts'

const ID = 'request-of-this-test'

// What the browser and the site log of a fault of the server.
test.use({ expectedMessages: [/status of 500|not loaded|HttpError|系统出错了|Error/] })

/** A call fails as the server's own faults do. */
const fail = (page: Page, path: string) =>
  page.route(`**${path}*`, (route) =>
    route.fulfill({
      status: 500,
      headers: { 'x-request-id': ID },
      json: { code: 50000, message: '系统出错了，请稍后重试', data: null },
    }),
  )

test('学习端：服务器出错的提示下面有编号，点一下就选中', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/problems')
  await fail(page, '/api/question/page')
  await page.getByRole('combobox', { name: '难度' }).selectOption({ label: '困难' })
  await expect(toasts(page)).toHaveText([`系统出错了，请稍后重试编号：${ID}`])
  await page.getByText(`编号：${ID}`).click()
  expect(await page.evaluate(() => String(getSelection()))).toBe(`编号：${ID}`)
})

test('管理台：出错的话后面有编号', async ({ page, server, admin }) => {
  await startConsole(page, server.url, admin)
  await fail(page, '/api/stats/issues')
  await openConsole(page, '/dashboard')
  await expect(page.getByText(`系统出错了，请稍后重试（编号：${ID}）`).first()).toBeVisible()
})
