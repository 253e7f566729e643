import type { Page } from 'playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/app.ts'
import { callApi, openConsole, startConsole, tokenOf } from '../fixtures/console.ts'

/** How many different colours a chart has: one as long as nothing is drawn. */
const coloursOf = (page: Page, index: number) =>
  page
    .locator('canvas')
    .nth(index)
    .evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
      return new Set(new Uint32Array(pixels?.buffer ?? new ArrayBuffer(4))).size
    })

test('数字、三十天的线与表、最多人不会的题、最新用户', { tag: '@phone' }, async ({
  page,
  server,
  admin,
  registerUser,
}) => {
  const user = await registerUser()
  const questionId = 3
  for (let i = 0; i < 2; i += 1)
    await callApi(server.url, user.token, ['POST', '/api/review/rate'], { questionId, rating: 1 })
  await startConsole(page, server.url, admin)
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

test('检查各部分：正常的说正常，没设置的说怎样设置', async ({ page, server, admin }) => {
  await startConsole(page, server.url, admin)
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

for (const theme of ['light', 'dark'] as const) {
  test(`${theme}主题：数据看板，axe没有发现`, { tag: theme === 'light' ? '@phone' : [] }, async ({
    page,
    server,
    admin,
    registerUser,
    signIn,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await signIn(page, { ...(await registerUser()), token: await tokenOf(server.url, admin) })
    await page.goto('/admin/dashboard')
    await expect(page.getByText('嵌入式数据库有应答')).toBeVisible()
    await page.getByText('以表格查看').click()
    await expectAccessible(page)
  })
}
