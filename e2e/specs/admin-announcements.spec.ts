import type { Page } from 'playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/app.ts'
import { callApi, followMenu, openConsole, startConsole, tokenOf } from '../fixtures/console.ts'

const preview = (page: Page) => page.getByRole('region', { name: '正文的预览' })

/** On a phone it takes the place of what one writes. */
async function showPreview(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: '只看预览' }).click()
}

const bell = (count: number) => ({ name: `消息，${count}条未读` })

test('写草稿、改、发布给所有人：学习者的铃铛多一条；删除就收回', { tag: '@phone' }, async ({
  page,
  browser,
  server,
  admin,
  registerUser,
  signIn,
  isMobile,
}) => {
  const user = await registerUser()
  const context = await browser.newContext({ baseURL: server.url })
  const learner = await context.newPage()
  await signIn(learner, user)
  await learner.goto('/')
  await expect(learner.getByRole('button', { name: '消息', exact: true })).toBeVisible()

  await startConsole(page, server.url, admin)
  await openConsole(page, '/users')
  await followMenu(page, '公告', isMobile)
  await page.getByRole('link', { name: '新建公告' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '新建公告' })).toBeVisible()
  await page.getByRole('textbox', { name: '标题' }).fill('周末维护')
  const content = page.getByRole('textbox', { name: '正文' })
  await expect(content).toBeVisible()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(content).toHaveAccessibleDescription('此项必填')
  await content.fill('周六晚上**停机**一小时。')
  await showPreview(page, isMobile)
  await expect(preview(page).locator('strong')).toHaveText('停机')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '周末维护' })).toBeVisible()
  await page.getByRole('link', { name: '编辑' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '编辑公告' })).toBeVisible()
  await page.getByRole('textbox', { name: '标题' }).fill('周日维护')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '周日维护' })).toBeVisible()
  await learner.reload()
  await expect(learner.getByRole('button', { name: '消息', exact: true })).toBeVisible()

  await page.getByRole('button', { name: '发布' }).click()
  const dialog = page.getByRole('dialog', { name: '发布公告' })
  await expect(dialog).toContainText(/将发给所有人，共\d+人/)
  await dialog.getByRole('button', { name: '发布' }).click()
  await expect(page.getByRole('button', { name: '发布' })).toHaveCount(0)
  await expect(async () => {
    await learner.reload()
    await expect(learner.getByRole('button', bell(1))).toBeVisible({ timeout: 1000 })
  }).toPass()

  await followMenu(page, '公告', isMobile)
  const row = page.getByRole('row').filter({ hasText: '周日维护' })
  await expect(row).toContainText('已送达')
  await row.getByRole('link').click()
  await page.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '公告' })).toBeVisible()
  await learner.reload()
  await expect(learner.getByRole('button', { name: '消息', exact: true })).toBeVisible()
  await context.close()

  await followMenu(page, '操作记录', isMobile)
  for (const act of ['新建公告', '修改公告', '发布公告', '删除公告'])
    await expect(page.getByRole('cell', { name: act }).first()).toBeVisible()
})

test('只发给管理员：学习者没有', async ({ page, server, admin, registerUser, isMobile }) => {
  const user = await registerUser()
  await startConsole(page, server.url, admin)
  await openConsole(page, '/users')
  await followMenu(page, '公告', isMobile)
  await page.getByRole('link', { name: '新建公告' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '新建公告' })).toBeVisible()
  await page.getByRole('textbox', { name: '标题' }).fill('值班表')
  await page.getByRole('textbox', { name: '正文' }).fill('下周轮到你。')
  await page.getByRole('combobox', { name: '发给' }).click()
  await page.getByRole('option', { name: '管理员' }).click()
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByRole('button', { name: '发布' }).click()
  const dialog = page.getByRole('dialog', { name: '发布公告' })
  await expect(dialog).toContainText('将发给管理员，共1人')
  await dialog.getByRole('button', { name: '发布' }).click()
  const token = await tokenOf(server.url, admin)
  const unread = (whose: string) => callApi<number>(server.url, whose, ['GET', '/api/message/unread/count'])
  await expect.poll(() => unread(token)).toBeGreaterThan(0)
  expect(await unread(user.token)).toBe(0)
})

for (const theme of ['light', 'dark'] as const) {
  test(`${theme}主题：公告的列表、编辑与详情，axe没有发现`, {
    tag: theme === 'light' ? '@phone' : [],
  }, async ({ page, server, admin, registerUser, signIn }) => {
    const token = await tokenOf(server.url, admin)
    const draft = { title: '维护', content: '## 时间\n\n周六', audience: 'all' }
    const id = await callApi<number>(server.url, token, ['POST', '/api/announcement/add'], draft)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await signIn(page, { ...(await registerUser()), token })
    await page.goto('/admin/announcements')
    await expect(page.getByRole('link', { name: '维护' }).first()).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/admin/announcements/${id}`)
    await expect(page.getByRole('textbox', { name: '正文' })).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/admin/announcements/${id}/show`)
    await page.getByRole('button', { name: '发布' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })
}
