import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { titleOf } from '../fixtures/screen.ts'

test.use({ javaScriptEnabled: false })

const items = (page: Page) => page.getByRole('main').getByRole('listitem')
const outlines = (page: Page) => page.getByRole('status', { name: '正在加载' })
const note = (page: Page) => page.locator('.document-note:not([hidden])')

/** Opens a page that is whole without scripts: what it is of, and nothing that does not act or will not come. */
async function read(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path)
  await expect(page).toHaveTitle(titleOf(title))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(note(page)).toHaveCount(0)
  await expect(outlines(page)).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
}

test('公开的页面不用JavaScript也能读 @phone', async ({ page }) => {
  await read(page, '/', '首页')
  await expect(page.getByRole('heading', { name: '找 面试常问的题' })).toBeVisible()
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '题库' }).click()

  await read(page, '/problems', '题库')
  await expect(items(page).getByRole('link', { name: '==和equals有什么区别？' })).toBeVisible()
  await page
    .getByRole('navigation', { name: '选择题库' })
    .getByRole('link', { name: /^Redis/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Redis' })).toBeVisible()

  await read(page, '/learning', '学习路线')
  await expect(items(page).getByRole('link', { name: '字符串与编码' })).toBeVisible()
  await read(page, '/interview', '模拟面试')
  await expect(items(page).getByRole('heading', { name: /Java社招/ })).toBeVisible()
  await read(page, '/discussion', '讨论')
  await expect(page.getByRole('article').getByRole('link').first()).toBeVisible()
})

test('搜索是普通的表单，题目列表里查找也是 @phone', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('banner').getByRole('combobox', { name: '搜索' })
  await box.fill('线程池')
  await box.press('Enter')
  await expect(page).toHaveTitle(titleOf('搜索：线程池'))
  await expect(page.getByRole('article').getByRole('heading').first()).toContainText('线程池')
  await expect(outlines(page)).toHaveCount(0)

  await page.goto('/problems?difficulty=hard&page=2')
  const filter = page.getByRole('searchbox', { name: '在列表中查找' })
  await filter.fill('缓存')
  await filter.press('Enter')
  await expect(page).toHaveURL(/difficulty=hard&q=/)
  const list = page.getByRole('region', { name: '题目列表' })
  await expect(list.getByRole('listitem').getByRole('link').first()).toContainText('缓存')
})

test('要登录或要填表的页面说清楚缺什么，不一直空着', async ({ page }) => {
  for (const path of ['/problems/bagu/1', '/learning/chapter/1', '/message']) {
    await page.goto(path)
    await expect(note(page)).toContainText('看这一页要先登录，登录要用到JavaScript')
    await expect(outlines(page)).toHaveCount(0)
  }
  await page.goto('/discussion')
  const post = page.getByRole('article').getByRole('link').first()
  const title = await post.innerText()
  await post.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(note(page)).toContainText('看这一页要先登录')

  await page.goto('/login')
  await expect(note(page)).toContainText('这一页的表单要用到JavaScript')
  await expect(outlines(page)).toHaveCount(0)
  await page.goto('/interview/1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(note(page)).toContainText('这一页的表单要用到JavaScript')
})
