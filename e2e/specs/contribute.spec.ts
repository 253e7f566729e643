import { expectAccessible } from '../fixtures/accessible.ts'
import { callApi } from '../fixtures/api.ts'
import { expect, test } from '../fixtures/app.ts'
import { openConsole } from '../fixtures/console.ts'
import { open } from '../fixtures/screen.ts'

const TITLE = 'volatile能保证什么，不能保证什么？'
const EXPERIENCE = `昨天面了一面。
1. 自我介绍
2. 线程池参数怎么定的，队列多长
3. 幻读，间隙锁锁的是什么
4. 表面码为啥能给量子比特纠错
反问：团队在做什么`

interface Found {
  records: { id: number; title: string }[]
}

/** The id of a question of the content folder. */
async function idOf(url: string, title: string): Promise<number> {
  const body = { keyword: title.slice(0, 12), pageSize: 10 }
  const { records } = await callApi<Found>(url, '', ['POST', '/api/question/page'], body)
  const found = records.find((question) => question.title === title)
  if (!found) throw new Error(`no question ${title}`)
  return found.id
}

test('提议修改一道题：写到一半刷新不丢，管理员改后采纳，本人收到消息，题目署名', async ({
  page,
  browser,
  server,
  adminToken,
  registerUser,
  signIn,
}) => {
  const user = await registerUser()
  const id = await idOf(server.url, TITLE)
  await signIn(page, user)
  await open(page, `/problems/bagu/${id}`)
  await page.getByRole('link', { name: '提议修改' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '贡献' })).toBeVisible()
  await page.getByText('题干', { exact: true }).click()
  const title = page.getByRole('textbox', { name: '题干' })
  await title.fill(`${TITLE}请举例说明`)
  await page.getByRole('textbox', { name: '修改理由' }).fill('没有例子，答的人容易背书')
  await expect(page.getByRole('region', { name: '改动' }).getByText('请举例说明')).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await page.getByText('题干 •').click()
  await expect(title).toHaveValue(`${TITLE}请举例说明`)
  await page.getByRole('button', { name: '提交修改' }).click()
  await expect(page).toHaveURL(/tab=mine/)
  await expect(page.getByText('待审')).toBeVisible()
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL: server.url })
  const console = await context.newPage()
  await signIn(console, { token: adminToken })
  await openConsole(console, '/contributions')
  await console.getByRole('link', { name: TITLE }).first().click()
  await expect(console.getByText('没有例子，答的人容易背书')).toBeVisible()
  await expectAccessible(console)
  await console.getByRole('button', { name: '改后采纳…' }).click()
  await console.getByRole('textbox', { name: '题目' }).fill(`${TITLE}请举一个例子`)
  await console.getByRole('button', { name: '改后采纳', exact: true }).click()
  await expect(console.getByText('已采纳，贡献者会收到消息')).toBeVisible()
  await context.close()

  await open(page, `/problems/bagu/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: `${TITLE}请举一个例子` })).toBeVisible()
  await expect(page.getByRole('link', { name: user.username, exact: true })).toBeVisible()
  await open(page, '/message')
  await expect(page.getByText(`${TITLE}请举一个例子`)).toBeVisible()
})

test('从面经找题：对上的记为遇到过，新的交给管理员', async ({ page, user, server }) => {
  await open(page, '/contribute?tab=jing')
  await page.getByRole('textbox', { name: '面经原文' }).fill(EXPERIENCE)
  await page.getByRole('textbox', { name: '公司' }).fill('青梧科技')
  await page.getByRole('button', { name: '识别题目' }).click()
  await expect(page.getByRole('heading', { name: /^找到3题/ })).toBeVisible()
  await expect(page.getByText('按行识别', { exact: true })).toBeVisible()
  const known = page.getByRole('list', { name: '题库里已有的题' })
  await expect(known.getByRole('listitem')).toHaveCount(2)
  const added = page.getByRole('list', { name: '题库里还没有' })
  await expect(added.getByRole('textbox', { name: '新题' })).toHaveValue('表面码为什么能给量子比特纠错？')
  await added.getByRole('combobox').last().click()
  await page.locator('.ant-select-item-option').first().click()
  await expectAccessible(page)
  await page.getByRole('button', { name: '记下2题，提交1题' }).click()
  await expect(page.getByText('已记下2题，提交1题。')).toBeVisible()
  const body = { isEncountered: true, company: '青梧科技' }
  const met = await callApi<Found>(server.url, user.token, ['POST', '/api/question/page'], body)
  expect(met.records).toHaveLength(2)
})
