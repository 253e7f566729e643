import type { Page } from 'playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { callApi } from '../fixtures/api.ts'
import { expect, test } from '../fixtures/app.ts'
import { finishInterview } from '../fixtures/interview.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^消息/ })
const countOf = (count: number) => (count === 0 ? '消息' : `消息，${count}条未读`)
const expectCount = (page: Page, count: number) =>
  expect(page.getByRole('button', { name: countOf(count), exact: true })).toBeVisible()

async function publish(url: string, token: string, title: string): Promise<void> {
  const call = <T>(method: 'GET' | 'POST', path: string, body?: object) =>
    callApi<T>(url, token, [method, `/api/announcement/${path}`], body)
  const content = '周六晚上**停机**一小时。'
  const id = await call<number>('POST', 'add', { title, content, audience: 'all' })
  const { version } = await call<{ version: number }>('GET', `get/${id}`)
  await call('POST', 'publish', { id, version })
}

test('消息不用刷新就到；短列表；两个标签页一起变', async ({ page, user, context, server }) => {
  await page.goto('/problems')
  await expectCount(page, 0)
  const second = await context.newPage()
  await second.goto('/learning')
  await expectCount(second, 0)

  const panel = page.getByRole('dialog', { name: '消息' })
  await bell(page).click()
  await expect(panel.getByRole('heading', { name: '还没有消息' })).toBeVisible()
  await page.keyboard.press('Escape')

  await finishInterview(server.url, user.token)
  await expectCount(page, 1)
  await expectCount(second, 1)

  await bell(page).click()
  await expect(panel.getByRole('link', { name: /面试报告出来了/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell(page)).toBeFocused()

  await bell(page).click()
  await panel.getByRole('button', { name: '全部标为已读' }).click()
  await expectCount(page, 0)
  await expectCount(second, 0)
  await panel.getByRole('link', { name: '打开消息中心' }).click()
  await expect(page).toHaveURL('/message')
  await expect(panel).toBeHidden()
})

test('消息中心：分类、打开、只标一类、删除', { tag: '@phone' }, async ({
  page,
  user,
  server,
  adminToken,
}) => {
  await finishInterview(server.url, user.token)
  await page.goto('/message')
  await expectCount(page, 1)
  await publish(server.url, adminToken, '周末维护')
  const rows = page.getByRole('list', { name: '消息' })
  await expect(rows.getByRole('link', { name: /周末维护/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: /^系统/ }).click()
  await expect(page).toHaveURL('/message?tab=system')
  await expect(rows.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: '全部标为已读' }).click()
  await expectCount(page, 1)
  await rows.getByRole('link', { name: /周末维护/ }).click()
  const opened = page.getByRole('dialog', { name: '周末维护' })
  await expect(opened.locator('strong')).toHaveText('停机')
  await expectAccessible(page)
  await opened.getByRole('button', { name: '关闭' }).click()
  await expect(opened).toBeHidden()

  await page.getByRole('link', { name: /^面试，1条未读$/ }).click()
  await rows.getByRole('link', { name: /面试报告出来了/ }).click()
  await expect(page).toHaveURL(/\/interview\/result\/\d+$/)
  await expectCount(page, 0)
  await page.goBack()
  await rows.getByRole('listitem').first().hover()
  await rows.getByRole('button', { name: '删除这条消息' }).click()
  await expect(page.getByRole('heading', { name: '这里还没有消息' })).toBeVisible()
})

test('退订的链接先问再退', async ({ page }) => {
  await page.route('**/api/message/unsubscribe/*', (route) =>
    route.fulfill({ json: { code: 0, message: '', data: true } }),
  )
  await page.goto(`/unsubscribe?token=${'x'.repeat(43)}`)
  await expect(page.getByRole('heading', { level: 1, name: '退订消息邮件？' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '退订' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '已退订' })).toBeVisible()
})
