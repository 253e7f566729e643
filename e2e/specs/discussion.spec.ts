import type { Page } from 'playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { addPost, callApi } from '../fixtures/api.ts'
import { expect, test } from '../fixtures/app.ts'
import { chooseFilter, open } from '../fixtures/screen.ts'

/** A picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const title = (page: Page) => page.getByRole('textbox', { name: '标题', exact: true })
const content = (page: Page) => page.getByRole('textbox', { name: '正文' })

/** Pastes a picture where the cursor is. */
async function pastePicture(page: Page): Promise<void> {
  await content(page).evaluate((editor, base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], '读写路径.png', { type: 'image/png' }))
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, PIXEL)
}

test('写一篇求助，中途关掉标签页，贴一张图，发布；别人评论，作者采纳', {
  tag: '@phone',
}, async ({ page, context, browser, registerUser, signIn }) => {
  const [author, helper] = [await registerUser(), await registerUser()]
  await signIn(page, author)
  await open(page, '/discussion/create')
  await title(page).fill('可重复读能不能完全避免幻读')
  await page.getByText('求助', { exact: true }).click()
  await content(page).click()
  await page.keyboard.insertText('快照读靠MVCC，当前读靠锁')
  await page.close()

  const again = await context.newPage()
  await open(again, '/discussion/create')
  await expect(title(again)).toHaveValue('可重复读能不能完全避免幻读')
  await expect(content(again)).toContainText('快照读靠MVCC，当前读靠锁')
  await content(again).click()
  await again.keyboard.press('ControlOrMeta+End')
  await again.keyboard.press('Enter')
  await pastePicture(again)
  await expect(content(again)).toContainText('![读写路径](/')
  await expect(again.getByText(/草稿已保存\d\d:\d\d/)).toBeVisible()
  await expectAccessible(again)
  await again.getByRole('button', { name: '发布' }).dblclick()
  await expect(again).toHaveURL(/\/discussion\/\d+$/)
  await expect(again).toHaveTitle('可重复读能不能完全避免幻读 - 智能面试刷题平台')
  await expect(again.getByRole('img', { name: '读写路径' })).toBeVisible()
  const address = again.url()

  const others = await browser.newContext()
  const reader = await others.newPage()
  await signIn(reader, helper)
  await open(reader, `/discussion?category=help`)
  await expect(reader.getByRole('link', { name: '可重复读能不能完全避免幻读' })).toHaveCount(1)
  await reader.getByRole('link', { name: '可重复读能不能完全避免幻读' }).click()
  await reader.getByRole('button', { name: '赞', exact: true }).click()
  await expect(reader.getByRole('button', { name: '赞，已有1个' })).toHaveAttribute('aria-pressed', 'true')
  const box = reader.getByPlaceholder(/补充、纠正或追问/)
  await box.fill(`不能，@${author.username} 更新之后就看到了`)
  await reader.locator('#comments').getByRole('button', { name: '发布' }).click()
  await expect(reader.getByRole('link', { name: `@${author.username}` })).toBeVisible()
  await expectAccessible(reader)

  await again.goto(address)
  await again.getByRole('button', { name: '采纳为答案' }).click()
  await expect(again.getByText('作者采纳了一个答案')).toBeVisible()
  await expectAccessible(again)
  await open(reader, '/discussion')
  await expect(reader.getByText('已解决')).toBeVisible()
  await others.close()
})

test('访客看到列表，条件都在地址里', async ({ page, server, registerUser }) => {
  const { token } = await registerUser()
  const interview = {
    company: '某厂',
    role: 'Java后端',
    level: 'middle',
    round: 'second',
    outcome: 'passed',
    month: '2026-07',
  }
  const id = await addPost(server.url, token, {
    category: 'experience',
    title: '某厂二面的复盘',
    tags: ['Redis'],
    content: '问了<b>缓存</b>',
    interview,
  })
  const answer = await page.goto('/discussion?category=experience&company=某厂&level=middle')
  expect(await answer?.text()).toContain('某厂二面的复盘')
  await expect(page.getByRole('link', { name: '某厂二面的复盘' })).toBeVisible()
  await expectAccessible(page)
  await open(page, '/discussion?category=experience&company=某厂&level=middle')
  await chooseFilter(page, '结果', '未通过')
  await expect(page).toHaveURL(/outcome=failed/)
  await expect(page.getByRole('heading', { name: '没有符合条件的帖子' })).toBeVisible()
  await page.getByRole('link', { name: '清除筛选' }).first().click()
  await expect(page).toHaveURL('/discussion?category=experience')
  await page.getByRole('link', { name: '精华' }).click()
  await expect(page.getByRole('heading', { name: '这里还没有精华帖' })).toBeVisible()

  const post = await page.request.get(`/discussion/${id}`)
  expect([post.status(), (await post.text()).includes('<title>某厂二面的复盘 - ')]).toEqual([200, true])
  expect((await page.request.get('/discussion/999999')).status()).toBe(404)
})

test.describe('同一篇帖子在两处改', () => {
  test.use({ expectedMessages: [/status of 409/] })

  test('后改的看到两份，选一份再保存，历史里有改动', async ({ page, user, server }) => {
    const post = { category: 'share', title: '线程池的参数', tags: [], interview: null }
    const id = await addPost(server.url, user.token, { ...post, content: '队列不设上限会怎样' })
    await open(page, `/discussion/${id}/edit`)
    await content(page).click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.insertText('，内存会满')
    await callApi(server.url, user.token, ['PUT', '/api/discussion/update'], {
      ...post,
      id,
      version: 1,
      content: '在别处改过',
    })
    await page.getByRole('button', { name: '保存', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '帖子已在别处修改' })
    await expect(dialog).toContainText('在别处改过')
    await expect(dialog).toContainText('队列不设上限会怎样，内存会满')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '用这一份' }).first().click()
    await expect(page).toHaveURL(`/discussion/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: '线程池的参数' })).toBeVisible()
    await expect(page.getByText('队列不设上限会怎样，内存会满')).toBeVisible()
    await page.getByRole('button', { name: /编辑过/ }).click()
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
  })
})
