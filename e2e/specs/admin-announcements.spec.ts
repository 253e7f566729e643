import type { Page } from 'playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/app.ts'
import { followMenu, openConsole } from '../fixtures/console.ts'

const preview = (page: Page) => page.getByRole('region', { name: '正文的预览' })

const bell = (count: number) => ({ name: `消息，${count}条未读` })

test('写草稿、改、发布给所有人：学习者的铃铛多一条；删除就收回', async ({
  page,
  browser,
  server,
  registerUser,
  signIn,
  adminToken,
}) => {
  const user = await registerUser()
  const context = await browser.newContext({ baseURL: server.url })
  const learner = await context.newPage()
  await signIn(learner, user)
  await learner.goto('/')
  await expect(learner.getByRole('button', { name: '消息', exact: true })).toBeVisible()

  await signIn(page, { token: adminToken })
  await openConsole(page, '/users')
  await followMenu(page, '公告')
  await page.getByRole('link', { name: '新建公告' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '新建公告' })).toBeVisible()
  await page.getByRole('textbox', { name: '标题' }).fill('周末维护')
  const content = page.getByRole('textbox', { name: '正文' })
  await expect(content).toBeVisible()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(content).toHaveAccessibleDescription('此项必填')
  await content.fill('周六晚上**停机**一小时。')
  await expect(preview(page).locator('strong')).toHaveText('停机')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '周末维护' })).toBeVisible()
  await page.getByRole('link', { name: '编辑' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '编辑公告' })).toBeVisible()
  await page.getByRole('textbox', { name: '标题' }).fill('周日维护')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '周日维护' })).toBeVisible()

  await page.getByRole('button', { name: '发布' }).click()
  const dialog = page.getByRole('dialog', { name: '发布公告' })
  await expect(dialog).toContainText(/将发给所有人，共\d+人/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '发布' }).click()
  await expect(page.getByRole('button', { name: '发布' })).toHaveCount(0)
  await expect(learner.getByRole('button', bell(1))).toBeVisible()

  await followMenu(page, '公告')
  const row = page.getByRole('row').filter({ hasText: '周日维护' })
  await expect(row).toContainText('已送达')
  await row.getByRole('link').click()
  await page.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '公告' })).toBeVisible()
  await learner.reload()
  await expect(learner.getByRole('button', { name: '消息', exact: true })).toBeVisible()
  await context.close()

  await followMenu(page, '操作记录')
  for (const act of ['新建公告', '修改公告', '发布公告', '删除公告'])
    await expect(page.getByRole('cell', { name: act }).first()).toBeVisible()
})
