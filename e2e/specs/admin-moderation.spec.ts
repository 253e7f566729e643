import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../fixtures/accessible.ts'
import { addPost, callApi, tokenOf } from '../fixtures/api.ts'
import { expect, test } from '../fixtures/app.ts'
import { followMenu, openConsole } from '../fixtures/console.ts'

test('批量添加敏感词：评论里的被遮住，要审的放行之后别人才看得到', async ({
  page,
  server,
  registerUser,
  signIn,
  adminToken,
}) => {
  const [author, reader] = [await registerUser(), await registerUser()]
  const [authorToken, readerToken] = [await tokenOf(server.url, author), await tokenOf(server.url, reader)]
  // Words of this test alone: others publish on the same server.
  const [masked, held] = [`暗号${randomUUID().slice(0, 8)}`, `密语${randomUUID().slice(0, 8)}`]

  await signIn(page, { token: adminToken })
  await openConsole(page, '/users')
  await followMenu(page, '敏感词')
  await page.getByRole('button', { name: '批量添加' }).click()
  const dialog = page.getByRole('dialog', { name: '批量添加' })
  const lines = dialog.getByRole('textbox', { name: '词，一行一个' })
  await lines.fill(`${masked}\n＊＊`)
  await dialog.getByRole('button', { name: '批量添加' }).click()
  await expect(lines).toHaveAccessibleDescription(/第2行“＊＊”/)
  await lines.fill(`${masked}\n\n${masked}`)
  await dialog.getByRole('button', { name: '批量添加' }).click()
  await expect(page.getByText('新增1个词，1个已存在')).toBeVisible()
  await page.getByRole('link', { name: '新建敏感词' }).first().click()
  await page.getByRole('textbox', { name: '词' }).fill(held)
  await page.getByRole('combobox', { name: '处理' }).click()
  await page.getByRole('option', { name: '先审后发' }).click()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('row').filter({ hasText: held })).toContainText('先审后发')
  await expectAccessible(page)

  const discussionId = await addPost(server.url, authorToken, { title: '一篇有评论的帖子' })
  const comment = (content: string) =>
    callApi<{ id: number; content: string; state: string }>(
      server.url,
      authorToken,
      ['POST', '/api/comment/add'],
      { targetType: 'discussion', targetId: discussionId, content, key: randomUUID() },
    )
  const shown = await comment(`记住${masked.slice(0, 1)} ${masked.slice(1)}。`)
  expect([shown.state, shown.content.replaceAll('＊', '')]).toEqual(['visible', '记住 。'])
  const waiting = await comment(`记住${held}。`)
  expect(waiting.state).toBe('held')

  await followMenu(page, '评论管理')
  const row = page.getByRole('row').filter({ hasText: held })
  await expect(row).toContainText('待审')
  await expectAccessible(page)
  await row.getByRole('link', { name: held }).click()
  await expect(page.getByRole('heading', { level: 1, name: `评论 #${waiting.id}` })).toBeVisible()
  await page.getByRole('button', { name: '放行' }).click()
  await expect(page.getByText('已放行1条评论')).toBeVisible()
  await followMenu(page, '评论管理')
  const shownIds = async () => {
    const target = { targetType: 'discussion', targetId: discussionId }
    const { threads } = await callApi<{ threads: { root: { id: number } }[] }>(
      server.url,
      readerToken,
      ['POST', '/api/comment/threads'],
      target,
    )
    return threads.map(({ root }) => root.id)
  }
  await expect.poll(shownIds).toContain(waiting.id)
})
