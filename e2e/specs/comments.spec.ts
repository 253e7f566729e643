import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { callApi } from '../fixtures/api.ts'
import { expect, type TestUser, test } from '../fixtures/app.ts'

interface Written {
  id: number
  version: number
}

const QUESTION = '/problems/bagu'

/** Writes a comment as somebody could by hand. */
function write(url: string, { token }: TestUser, targetId: number, content: string, replyToId?: number) {
  return callApi<Written>(url, token, ['POST', '/api/comment/add'], {
    targetType: 'question',
    targetId,
    content,
    key: randomUUID(),
    ...(replyToId !== undefined && { replyToId }),
  })
}

/** A question that nobody else comments on. */
async function freeQuestion(url: string, { token }: TestUser, place: number): Promise<number> {
  const list = await callApi<{ records: { id: number }[] }>(url, token, ['POST', '/api/question/page'], {
    current: place,
    pageSize: 1,
  })
  return list.records[0]?.id ?? 0
}

async function openAs(browser: Browser, options: { baseURL: string | undefined; isPhone: boolean }) {
  const context = await browser.newContext({
    ...(options.baseURL && { baseURL: options.baseURL }),
    ...(options.isPhone && { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }),
  })
  return context.newPage()
}

const box = (page: Page) => page.getByLabel('写评论', { exact: true })
const item = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).last()

test('两个人在一道题下谈：评论、提到、回复、赞、编辑、删除', {
  tag: '@phone',
}, async ({ page, browser, baseURL, server, registerUser, signIn, isMobile }) => {
  const [one, two] = [await registerUser(), await registerUser()]
  const question = await freeQuestion(server.url, one, 30)
  await signIn(page, one)
  await page.goto(`${QUESTION}/${question}`)
  await page.getByRole('link', { name: '评论', exact: true }).click()
  await expect(page.getByText('还没有评论，来写第一条。')).toBeVisible()
  await box(page).fill('公平锁只保证**排队**公平')
  await expect(page.getByText('草稿已保存')).toBeVisible()
  await page.reload()
  await expect(box(page)).toHaveValue('公平锁只保证**排队**公平')
  await box(page).press('Control+Enter')
  await expect(item(page, '公平锁只保证排队公平')).toBeVisible()
  await expect(box(page)).toHaveValue('')
  await expectAccessible(page)

  const other = await openAs(browser, { baseURL, isPhone: isMobile })
  await signIn(other, two)
  await other.goto(`${QUESTION}/${question}`)
  await other.getByRole('link', { name: '1条评论' }).click()
  const first = item(other, '公平锁只保证排队公平')
  await first.getByRole('button', { name: '赞', exact: true }).click()
  await expect(first.getByRole('button', { name: '赞，1人赞' })).toHaveAttribute('aria-pressed', 'true')
  await first.getByRole('button', { name: '回复', exact: true }).click()
  const reply = other.getByLabel(`回复${one.username}`)
  await expect(reply).toBeFocused()
  await reply.pressSequentially(`@${one.username.slice(0, 3)}`)
  await other.getByRole('menuitem', { name: one.username }).click()
  await reply.pressSequentially('那超时呢？')
  await first.getByRole('button', { name: '发布' }).click()
  const answer = item(other, '那超时呢？')
  await expect(answer.getByRole('link', { name: `@${one.username}` })).toBeVisible()
  await expectAccessible(other)

  // The page that stands open learns of it without moving, and shows it when asked to.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('button', { name: '1条新评论' }).click()
  await expect(item(page, '那超时呢？')).toBeVisible()

  await answer.getByRole('button', { name: `${two.username}的评论：更多` }).click()
  await other.getByRole('menuitem', { name: '编辑' }).click()
  await other.getByLabel('编辑评论').fill('那超时怎么办？')
  await other.getByRole('button', { name: '保存' }).click()
  await item(other, '那超时怎么办？').getByRole('button', { name: '编辑过' }).click()
  await expect(other.getByRole('dialog', { name: '修改记录' })).toContainText('那超时')
  await other.keyboard.press('Escape')

  await item(page, '公平锁只保证排队公平')
    .getByRole('button', { name: `${one.username}的评论：更多` })
    .first()
    .click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('这条评论已被作者删除')).toBeVisible()
  await other.context().close()
})

test('链接指向很深的一条：滚到那里，亮起来；不在了的会说', async ({ page, user, server }) => {
  const question = await freeQuestion(server.url, user, 32)
  const root = await write(server.url, user, question, '第一串')
  const replies: number[] = []
  for (let n = 0; n < 6; n += 1)
    replies.push((await write(server.url, user, question, `回复${n}`, root.id)).id)
  for (let n = 0; n < 24; n += 1) await write(server.url, user, question, `别的串${n}`)
  await page.goto(`${QUESTION}/${question}#comment-${replies[5]}`)
  const linked = page.locator(`#comment-${replies[5]}`)
  await expect(linked).toBeInViewport()
  await expect(linked).toHaveAttribute('data-linked', 'true')
  await page.getByRole('button', { name: '再看2条回复' }).click()
  await expect(page.getByText('回复4')).toBeVisible()
  await page.getByRole('button', { name: /^再看\d+条$/ }).click()
  await expect(page.getByRole('button', { name: /^再看\d+条$/ })).toBeHidden()
  await expectAccessible(page)
  await page.goto(`${QUESTION}/${question}#comment-999999`)
  await expect(page.getByText('这条评论已不存在')).toBeVisible()
})

test('知识点下也能谈；点两下发布只有一条，恶意的内容不起作用', async ({ page, user, server }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  const [chapter] = await callApi<{ points: { id: number }[] }[]>(server.url, user.token, [
    'GET',
    '/api/chapter/list',
  ])
  await page.goto(`/learning/core-knowledge/${chapter?.points[0]?.id}`)
  await page.locator('#comments').scrollIntoViewIfNeeded()
  const attack = [
    '<img src=x onerror=alert(1)>',
    '[点我](javascript:alert(2))',
    '"><svg/onload=alert(3)>',
    '[a](data:text/html,<script>alert(4)</script>)',
    '<iframe srcdoc="<script>alert(5)</script>"></iframe>',
    '@<img src=x onerror=alert(6)>',
  ].join('\n\n')
  await box(page).fill(attack)
  await page.locator('#comments').getByRole('button', { name: '发布' }).dblclick()
  await expect(page.getByText('1条评论')).toBeVisible()
  await expect(page.locator('#comments').getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await page.getByText('点我').click()
  expect(dialogs).toEqual([])
  await page.reload()
  await page.locator('#comments').scrollIntoViewIfNeeded()
  await expect(page.getByText('1条评论')).toBeVisible()
  expect(dialogs).toEqual([])
})
