import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/app.ts'
import { callApi } from '../fixtures/console.ts'
import { open, titleOf } from '../fixtures/screen.ts'

const box = (page: Page) => page.getByRole('main').getByRole('combobox', { name: '搜索', exact: true })
const results = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading')
const options = (page: Page) => page.getByRole('listbox', { name: '搜索建议' }).getByRole('option')
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '结果的类别' }).getByRole('link', { name })

/** Looks for something from the page itself. */
async function look(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await box(page).press('Enter')
  await expect(page).toHaveTitle(titleOf(`搜索：${text.trim()}`))
}

/** Writes a post through the api. @returns its title */
async function writePost(url: string, token: string, title: string): Promise<string> {
  await callApi(url, token, ['POST', '/api/discussion/add'], {
    ...{ key: randomUUID(), category: 'help', title, tags: ['Java'], interview: null },
    content: '压测一上来队列就满了，拒绝的请求越来越多，该从哪里查起？',
  })
  return title
}

test('中文、英文、混着写、拼音、写错的词都找得到', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/search')
  await expectAccessible(page)
  await look(page, ' 线程池 ')
  await expect(results(page).first()).toContainText('线程池')
  await expect(results(page).first().locator('mark').first()).toHaveText('线程池')
  await expectAccessible(page)
  await look(page, 'volatile')
  await expect(results(page).first()).toContainText('volatile')
  await look(page, 'volatile能保证什么')
  await expect(results(page).first()).toContainText('volatile能保证什么')

  await look(page, 'xianchengchi')
  await expect(page.getByText('按拼音找到“线程池”的结果。')).toBeVisible()
  await expect(results(page).first()).toContainText('线程池')
  await expectAccessible(page)
  await page.getByRole('link', { name: '仍然搜索“xianchengchi”' }).click()
  await expect(page).toHaveURL(/exact=1/)
  await expect(page.getByRole('heading', { name: '没有找到“xianchengchi”' })).toBeVisible()
  await expectAccessible(page)

  await look(page, 'volatlie')
  await expect(page.getByText('已改为搜索“volatile”。')).toBeVisible()
  await expect(results(page).first()).toContainText('volatile')
})

test('首屏就有结果，搜索引擎不收，服务器与浏览器都不留', async ({ page }) => {
  const answer = await page.request.get('/search?q=线程池')
  const html = await answer.text()
  expect(html).toContain('<title>搜索：线程池 - 智能面试刷题平台</title>')
  expect(html).toContain('<mark>线程池</mark>')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(answer.headers()['cache-control']).toBe('private, no-store')
})

test('筛选、分类、排序与页码都在地址里，刷新、后退都还在', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/search?q=线程')
  await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText(/^第11–/)).toBeVisible()
  await tab(page, '题目').click()
  await expect(page).not.toHaveURL(/page=/)
  await page.getByRole('combobox', { name: '难度' }).selectOption('困难')
  await page.getByRole('combobox', { name: '题库' }).selectOption('Java并发')
  await page.getByRole('combobox', { name: '时间' }).selectOption('一年内')
  await page.getByRole('combobox', { name: '排序' }).selectOption('最新')
  await expect(page).toHaveURL(/kind=question.*difficulty=hard.*|difficulty=hard.*kind=question.*sort=newest/)
  await expect(results(page).first()).toBeVisible()
  const facts = page.getByRole('main').getByRole('listitem').getByText('困难')
  await expect.poll(async () => (await results(page).count()) - (await facts.count())).toBe(0)
  await page.reload()
  await expect(page.getByRole('combobox', { name: '难度' })).toHaveValue('hard')
  await expect(page.getByRole('combobox', { name: '排序' })).toHaveValue('newest')
  await expect(tab(page, '题目')).toHaveAttribute('aria-current', 'true')
  await tab(page, '讨论').click()
  await expect(page).not.toHaveURL(/difficulty|bank/)
  await expect(page.getByRole('combobox', { name: '分类' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/difficulty=hard/)
  await expect(page.getByRole('combobox', { name: '难度' })).toHaveValue('hard')
})

test('建议：写字就有，用键盘选，Esc收起，去那一题', async ({ page, registerUser, signIn }) => {
  await signIn(page, await registerUser())
  await open(page, '/')
  await page.keyboard.press('/')
  const bar = page.getByRole('banner').getByRole('combobox', { name: '搜索' })
  await expect(bar).toBeFocused()
  // Others' searches, as nothing was looked for here before.
  await expect(page.getByRole('group', { name: '大家在搜' }).getByRole('option').first()).toBeVisible()
  await bar.pressSequentially('xianchengchi')
  await expect(options(page).first()).toContainText('线程池')
  await expect(bar).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toContainText('线程池')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  const target = await options(page).last().getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(target ?? '')
  await expect(bar).toHaveValue('')
})

test('最近搜索只在这个浏览器里，可以删一个、清空', { tag: '@phone' }, async ({ page, isMobile }) => {
  await open(page, '/search?q=线程池')
  await look(page, '死锁')
  await open(page, '/problems')
  if (isMobile) await page.getByRole('button', { name: '打开搜索' }).click()
  const bar = page.getByRole('banner').getByRole('combobox', { name: '搜索' }).filter({ visible: true })
  await bar.click()
  const recent = page.getByRole('group', { name: '最近搜索' }).getByRole('option')
  await expect(recent).toHaveText(['死锁', '线程池'])
  await expectAccessible(page)
  await page.getByRole('button', { name: '删除“死锁”' }).click()
  await expect(recent).toHaveText(['线程池'])
  await recent.click()
  await expect(page).toHaveTitle(titleOf('搜索：线程池'))
  await expect(options(page)).toHaveCount(0)
  await box(page).fill('')
  await page.getByRole('button', { name: '清空' }).click()
  await expect(recent).toHaveCount(0)
})

test('刚发布的帖子，别人马上搜得到', { tag: '@phone' }, async ({ page, browser, server, registerUser }) => {
  const others = await browser.newContext()
  const reader = await others.newPage()
  const word = randomUUID().slice(0, 8)
  await open(reader, `${server.url}/search?q=${word}`)
  await expect(reader.getByRole('heading', { name: `没有找到“${word}”` })).toBeVisible()
  const { token } = await registerUser()
  const title = await writePost(server.url, token, `任务${word}堆积，线上怎样处理`)
  await open(page, `/search?q=${word}`)
  await expect(results(page)).toHaveText([title])
  // The same words again are looked for again.
  await box(reader).press('Enter')
  await expect(results(reader)).toHaveText([title])
  await tab(reader, '讨论').click()
  await expect(results(reader)).toHaveText([title])
  await others.close()
})

test('没有结果：问AI带着这句话，也可以提交成新题', { tag: '@phone' }, async ({
  page,
  registerUser,
  signIn,
}) => {
  await signIn(page, await registerUser())
  await open(page, '/search?q=量子纠缠态')
  await expect(page.getByRole('heading', { name: '没有找到“量子纠缠态”' })).toBeVisible()
  await page.getByRole('button', { name: '问AI小助手' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('量子纠缠态')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: '提交成新题' }).click()
  await expect(page).toHaveURL('/contribute?tab=new')
})

test('怎样写都有回答：空的、符号、很长、方向标记、不认得的地址', async ({ page }) => {
  for (const [query, said] of [
    ['', '大家在搜'],
    ['q=%20%E3%80%80', '大家在搜'],
    ['q=%26%7C!()%3A*%3C-%3E%27%22%5C%5C', '只有符号找不到什么'],
    ['q=%F0%9F%98%80', '只有符号找不到什么'],
    [`q=${'x'.repeat(10_000)}`, '只找了开头的部分'],
    ['q=%E2%80%8F%E2%80%AE线程池', '线程池'],
    ['q=线程池&kind=foo&difficulty=x&sort=y&period=z&page=0', '共'],
    ['q=线程池&page=999999', '没有这一页'],
    ['q=线程池&bank=999999999999999', '没有符合条件的结果'],
  ] as const) {
    const answer = await page.goto(`/search?${query}`)
    expect(answer?.status(), query).toBe(200)
    await expect(page.getByRole('main'), query).toContainText(said)
  }
})

test.describe('断网', () => {
  test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED/] })

  test('说出来，可以重试，写的字还在', { tag: '@phone' }, async ({ page, context }) => {
    await open(page, '/search?q=线程池')
    await expect(results(page).first()).toBeVisible()
    await context.setOffline(true)
    await box(page).fill('死锁')
    await box(page).press('Enter')
    await expect(page.getByText('网络连接失败，请检查网络后重试')).toBeVisible()
    await expect(box(page)).toHaveValue('死锁')
    await context.setOffline(false)
    await page.getByRole('button', { name: '重试' }).click()
    await expect(results(page).first()).toContainText('死锁')
  })
})

test('导航里没有一处还说即将开放', async ({ page, registerUser, signIn }) => {
  await signIn(page, await registerUser())
  for (const path of ['/', '/problems', '/interview', '/discussion', '/learning', '/search', '/message']) {
    await open(page, path)
    await expect(page.getByText('即将开放')).toHaveCount(0)
  }
})
