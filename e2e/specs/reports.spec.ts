import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../fixtures/accessible.ts'
import { addPost, callApi, tokenOf } from '../fixtures/api.ts'
import { expect, test } from '../fixtures/app.ts'
import { followMenu, openConsole } from '../fixtures/console.ts'

test('举报一篇帖子：管理员隐藏，举报的人与作者都得知', async ({
  page,
  browser,
  server,
  registerUser,
  signIn,
  adminToken,
}) => {
  const [author, reader] = [await registerUser(), await registerUser()]
  const authorToken = await tokenOf(server.url, author)
  const title = `加我领取${randomUUID().slice(0, 8)}`
  const id = await addPost(server.url, authorToken, { title, content: '主页加我领取。' })

  await signIn(page, reader)
  await page.goto(`/discussion/${id}`)
  await page.getByRole('main').getByRole('button', { name: '举报' }).click()
  const dialog = page.getByRole('dialog', { name: '举报' })
  await dialog.getByRole('radio', { name: '其他，写一句原因' }).check()
  await dialog.getByRole('button', { name: '举报' }).click()
  await expect(dialog.getByRole('textbox', { name: '原因' })).toHaveAccessibleDescription('此项必填')
  await dialog.getByRole('radio', { name: '广告或引流' }).check()
  await dialog.getByRole('textbox', { name: '补充说明' }).fill('每道题下面都贴这句')
  await dialog.getByRole('button', { name: '举报' }).click()
  await expect(page.getByText('已举报，等待管理员处理')).toBeVisible()
  await expect(dialog).toBeHidden()

  const context = await browser.newContext({ baseURL: server.url })
  const desk = await context.newPage()
  await signIn(desk, { token: adminToken })
  await openConsole(desk, '/users')
  await followMenu(desk, '举报')
  const row = desk.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('广告或引流')
  await expectAccessible(desk)
  await row.getByRole('link', { name: title }).click()
  await expect(desk.getByText('每道题下面都贴这句')).toBeVisible()
  await desk.getByRole('button', { name: '隐藏并告知' }).click()
  await desk.getByRole('textbox', { name: '理由' }).fill('含有引流信息')
  await desk.getByRole('dialog').getByRole('button', { name: '隐藏并告知' }).click()
  await expect(desk.getByText('已隐藏1条内容')).toBeVisible()
  await context.close()

  await page.goto('/message')
  await expect(page.getByText(title)).toBeVisible()
  await page.goto('/discussion')
  await expect(page.getByRole('heading', { level: 1, name: '讨论' })).toBeVisible()
  await expect(page.getByRole('main').getByText(title)).toHaveCount(0)
  const { records } = await callApi<{ records: { event: string; excerpt: string }[] }>(
    server.url,
    authorToken,
    ['GET', '/api/message/me'],
  )
  expect(records).toMatchObject([{ event: 'moderation.hidden', excerpt: '含有引流信息' }])
})
