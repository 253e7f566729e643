import type { Page } from 'playwright/test'
import { callApi } from '../fixtures/api.ts'
import { expect, test } from '../fixtures/app.ts'
import { openConsole } from '../fixtures/console.ts'

/** How many different colours a chart has: one as long as nothing is drawn. */
const coloursOf = (page: Page, index: number) =>
  page
    .locator('canvas')
    .nth(index)
    .evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
      return new Set(new Uint32Array(pixels?.buffer ?? new ArrayBuffer(4))).size
    })

test('数字、三十天的线与表、最多人不会的题、最新用户', async ({
  page,
  server,
  registerUser,
  signIn,
  adminToken,
}) => {
  const user = await registerUser()
  const questionId = 3
  for (let i = 0; i < 2; i += 1)
    await callApi(server.url, user.token, ['POST', '/api/review/rate'], { questionId, rating: 1 })
  await signIn(page, { token: adminToken })
  await openConsole(page, '/dashboard')
  for (const name of ['用户', '今日活跃', '题目', '今日练习', '今日AI调用', '今日AI失败'])
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible()
  for (const [index, line] of ['用户由', '活跃由', 'AI调用由'].entries()) {
    await expect(page.getByRole('img', { name: line })).toBeVisible()
    await expect.poll(() => coloursOf(page, index)).toBeGreaterThan(3)
  }
  await page.getByText('以表格查看').click()
  await expect(page.getByRole('row')).toHaveCount(31)
  const today = page.getByRole('row').nth(1).getByRole('cell')
  expect(Number(await today.nth(3).textContent())).toBeGreaterThanOrEqual(2)

  const missed = page.getByRole('region', { name: '最多人不会' })
  await expect(missed.getByRole('listitem').first()).toContainText('100%')
  const latest = page.getByRole('region', { name: '最新用户' })
  await latest.getByRole('link', { name: user.username }).click()
  await expect(page.getByRole('heading', { level: 1, name: user.username })).toBeVisible()
})

test('检查各部分：正常的说正常，没设置的说怎样设置', async ({ page, signIn, adminToken }) => {
  await signIn(page, { token: adminToken })
  await openConsole(page, '/dashboard')
  const health = page.getByRole('region', { name: '运行状况' })
  const part = (name: string) =>
    health.getByRole('listitem').filter({ has: page.getByRole('button', { name: `检查${name}` }) })
  await expect(part('数据库')).toContainText('嵌入式数据库有应答')
  await expect(part('存储')).toContainText(/数据文件夹可写，磁盘剩余[\d.]+GiB/)
  await expect(part('邮件')).toContainText('请设置SMTP_URL与MAIL_FROM')
  await health.getByRole('button', { name: '检查AI' }).click()
  await expect(part('AI')).toContainText('请设置AI_BASE_URL、AI_API_KEY与AI_MODEL')
})

test.describe('服务器出错', () => {
  test.use({ expectedMessages: [/status of 500|HttpError|系统出错了/] })

  test('出错的话后面有编号', async ({ page, signIn, adminToken }) => {
    await signIn(page, { token: adminToken })
    await page.route('**/api/stats/issues*', (route) =>
      route.fulfill({
        status: 500,
        headers: { 'x-request-id': 'abc-1' },
        json: { code: 50000, message: '系统出错了，请稍后重试', data: null },
      }),
    )
    await openConsole(page, '/dashboard')
    await expect(page.getByText('系统出错了，请稍后重试（编号：abc-1）').first()).toBeVisible()
  })
})
