import type { Page } from 'playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, type TestUser, test } from '../fixtures/app.ts'
import { callApi, tokenOf } from '../fixtures/console.ts'

/** From a write to another browser's bell. */
const SOON = { timeout: 1_000 }

const bell = (page: Page) => page.getByRole('button', { name: /^消息/ })
const countOf = (count: number) => (count === 0 ? '消息' : `消息，${count}条未读`)
const expectCount = (page: Page, count: number, options = {}) =>
  expect(page.getByRole('button', { name: countOf(count), exact: true })).toBeVisible(options)

/** Asks a question about an interview's score, which an admin answers: a message to its user. */
async function tellByInterview(url: string, { token }: TestUser): Promise<void> {
  const call = <T>(name: string, body: object) =>
    callApi<T>(url, token, ['POST', `/api/interview-session/${name}`], body)
  const [bank] = await callApi<{ id: number }[]>(url, token, ['GET', '/api/interview-bank/list'])
  const id = await call<number>('add', { bankId: bank?.id, questionCount: 5, level: 'middle', minutes: null })
  await call('answer', { id, step: 0, content: '先说结论：要看场景来定。' })
  await call('end', { id, step: 1 })
}

async function publish(
  url: string,
  admin: { email: string; password: string },
  title: string,
): Promise<void> {
  const token = await tokenOf(url, admin)
  const call = <T>(method: 'GET' | 'POST', path: string, body?: object) =>
    callApi<T>(url, token, [method, `/api/announcement/${path}`], body)
  const id = await call<number>('POST', 'add', {
    title,
    content: '周六晚上**停机**一小时。',
    audience: 'all',
  })
  const { version } = await call<{ version: number }>('GET', `get/${id}`)
  await call('POST', 'publish', { id, version })
}

test('消息不用刷新就到；短列表；两个标签页一起变', { tag: '@phone' }, async ({
  page,
  context,
  server,
  registerUser,
  signIn,
}) => {
  const user = await registerUser()
  await signIn(page, user)
  await page.goto('/problems')
  await expectCount(page, 0)
  const second = await context.newPage()
  await second.goto('/learning')
  await expectCount(second, 0)

  await tellByInterview(server.url, user)
  await expectCount(page, 1, SOON)
  await expectCount(second, 1, SOON)

  await bell(page).click()
  const panel = page.getByRole('dialog', { name: '消息' })
  await expect(panel.getByRole('link', { name: /面试报告出来了/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell(page)).toBeFocused()

  await bell(page).click()
  await panel.getByRole('button', { name: '全部标为已读' }).click()
  await expectCount(page, 0)
  await expectCount(second, 0, SOON)
  await panel.getByRole('link', { name: '打开消息中心' }).click()
  await expect(page).toHaveURL('/message')
  await expect(panel).toBeHidden()
})

test('没有消息时铃铛里说下一步', async ({ page, registerUser, signIn }) => {
  await signIn(page, await registerUser())
  await page.goto('/')
  await bell(page).click()
  const panel = page.getByRole('dialog', { name: '消息' })
  await expect(panel.getByRole('heading', { name: '还没有消息' })).toBeVisible()
  await panel.getByRole('link', { name: '去复习' }).click()
  await expect(page).toHaveURL('/problems/review')
})

test('消息中心：分类、打开、只标一类、删除', { tag: '@phone' }, async ({
  page,
  server,
  admin,
  registerUser,
  signIn,
}) => {
  const user = await registerUser()
  await tellByInterview(server.url, user)
  await signIn(page, user)
  await page.goto('/message')
  await expectCount(page, 1)
  await publish(server.url, admin, '周末维护')
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

test('每种消息怎样知道，选了就存下', { tag: '@phone' }, async ({ page, registerUser, signIn }) => {
  await signIn(page, await registerUser())
  await page.goto('/user/settings')
  const choice = page.getByRole('radio', { name: '回复：站内与邮件' })
  await choice.check()
  await page.reload()
  await expect(choice).toBeChecked()
  await expect(page.getByRole('radio', { name: '赞：站内', exact: true })).toBeChecked()
})

test('退订的链接先问再退', { tag: '@phone' }, async ({ page }) => {
  await page.route('**/api/message/unsubscribe/*', (route) =>
    route.fulfill({ json: { code: 0, message: '', data: true } }),
  )
  await page.goto(`/unsubscribe?token=${'x'.repeat(43)}`)
  await expect(page.getByRole('heading', { level: 1, name: '不再收消息邮件？' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '退订' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '已经退订' })).toBeVisible()
})
