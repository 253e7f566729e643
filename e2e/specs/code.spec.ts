import type { Page } from 'playwright/test'
import { expectAccessibleInBothThemes } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/app.ts'
import { addProblem, EARNERS, SUM } from '../fixtures/code-problems.ts'

/** A programming problem on its page: the code runs in the reader's browser, as people run it. */

const editorOf = (page: Page) => page.getByRole('textbox', { name: '代码', exact: true })
const tabOf = (page: Page, name: string | RegExp) => page.getByRole('tab', { name })
const verdict = (page: Page) => page.locator('[data-verdict]')

async function open(page: Page, id: number): Promise<void> {
  await page.goto(`/problems/code/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function write(page: Page, code: string): Promise<void> {
  await editorOf(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(code)
}

const submit = (page: Page) => page.getByRole('button', { name: /^提交/ }).click()
const run = (page: Page) => page.getByRole('button', { name: /^运行/ }).click()

async function expectFailed(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.locator('[data-verdict=failed]')).toContainText(text)
}

async function expectPassed(page: Page, count: number): Promise<void> {
  await expect(page.locator('[data-verdict=passed]')).toContainText(`通过${count}/${count}`)
}

test('JavaScript：错了看到差别，改对了通过，说复杂度、看参考、自评，刷新后代码与提交都在', async ({
  page,
  server,
  adminToken,
  user: _,
}) => {
  const id = await addProblem(server.url, adminToken, SUM, '两数相加')
  // A question of words has another page; this one is led here.
  await page.goto(`/problems/bagu/${id}`)
  await expect(page).toHaveURL(`/problems/code/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: '两数相加' })).toBeVisible()
  await page.getByRole('button', { name: '提示1' }).click()
  await expect(page.getByText('想一想加号。')).toBeVisible()
  await tabOf(page, '讲解').click()
  await expect(page.getByText('提交过一次之后，讲解就在这里')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await write(page, "function addTwo(left, right) {\n  console.log('加', left)\n  return left - right\n}")
  await submit(page)
  await expectFailed(page, '通过1/3')
  await expect(page.getByText('期望3，得到-1')).toBeVisible()
  await expect(page.getByText('用语言自己的加法或比较即可。')).toBeVisible()
  await tabOf(page, /^控制台/).click()
  await expect(page.getByRole('tabpanel', { name: /^控制台/ })).toContainText('加 1')

  const code = 'function addTwo(left, right) {\n  return left + right\n}'
  await write(page, code)
  const stored = page.waitForResponse(/api\/code-draft\/update/)
  const attempted = page.waitForResponse(/api\/code-attempt\/add/)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: '3个用例全部通过' })).toBeVisible()
  await page.getByRole('group', { name: '时间' }).getByLabel('O(n)', { exact: true }).check()
  await expect(page.getByText('参考是O(1)：只加一次。')).toBeVisible()
  await expect(page.getByRole('heading', { name: '参考实现' })).toBeVisible()
  await page.getByRole('group', { name: '你答得怎样' }).getByRole('button', { name: /掌握/ }).click()
  await expect(page.getByRole('button', { name: /掌握/ })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessibleInBothThemes(page)
  await Promise.all([stored, attempted])

  await page.reload()
  await expect(editorOf(page)).toContainText('return left + right')
  await tabOf(page, /^提交记录/).click()
  const attempts = page.getByRole('tabpanel', { name: /^提交记录/ }).getByRole('listitem')
  await expect(attempts).toHaveCount(2)
  await attempts.filter({ hasText: '没有通过' }).getByRole('button', { name: '恢复' }).click()
  await expect(editorOf(page)).toContainText('return left - right')
})

test('自己的用例：读不懂的在那里说出来，期望由参考实现算出；语法错在第几行，缺函数，死循环', async ({
  page,
  server,
  adminToken,
  user: _,
}) => {
  await open(page, await addProblem(server.url, adminToken, SUM, '两数相加'))
  await page.getByRole('button', { name: '新用例' }).click()
  const own = page.getByRole('textbox', { name: /^参数，每行一个JSON/ })
  await own.fill('5\n"六"')
  await run(page)
  await expect(page.getByText('right要是number')).toBeVisible()
  await own.fill('5\n6')
  await write(page, 'function addTwo(left, right) {\n  return 3\n}')
  await page.keyboard.press("Control+'")
  await expectFailed(page, '通过1/2')
  await expect(page.getByText('期望11，得到3')).toBeVisible()

  await write(page, 'function addTwo(left, right) {\n  return left +\n}')
  await run(page)
  await expectFailed(page, '语法错误')
  await expect(page.getByRole('note')).toContainText('语法错误')
  await expect(page.getByRole('button', { name: '跳到第3行' })).toBeVisible()

  await write(page, 'const other = 1')
  await run(page)
  await expectFailed(page, '没有找到addTwo')

  await write(page, 'function addTwo() {\n  for (;;);\n}')
  await run(page)
  await expectFailed(page, '超过2秒没有结束，可能是死循环')
  await write(page, 'function addTwo(left, right) {\n  return left + right\n}')
  await run(page)
  await expectPassed(page, 2)
})

test('代码找不到令牌', async ({ page, server, adminToken, user }) => {
  await open(page, await addProblem(server.url, adminToken, SUM, '两数相加'))
  await write(
    page,
    [
      'function addTwo(left, right) {',
      "  for (const reach of ['parent.localStorage', 'localStorage', 'top.document', 'self.parent.localStorage.token']) {",
      "    try { console.log('found', reach, new Function('return ' + reach)()) } catch (error) { console.log('none', error.name) }",
      '  }',
      '  return left + right',
      '}',
    ].join('\n'),
  )
  await run(page)
  await expectPassed(page, 1)
  await tabOf(page, /^控制台/).click()
  const logs = page.getByRole('tabpanel', { name: /^控制台/ })
  await expect(logs).toContainText('none')
  await expect(logs).not.toContainText('found')
  await expect(logs).not.toContainText(user.token)
})

test('Python与SQL：不对的看到差别，对的通过', async ({ page, server, adminToken, user: _ }) => {
  await open(page, await addProblem(server.url, adminToken, SUM, '两数相加'))
  await page.getByRole('combobox', { name: '语言' }).selectOption('python')
  await write(page, 'def add_two(left, right): return left')
  await submit(page)
  await expectFailed(page, '通过1/3')
  await expect(page.getByText('期望3，得到1')).toBeVisible()
  await write(page, 'def add_two(left, right): return left + right')
  await submit(page)
  await expect(page.getByRole('heading', { name: '3个用例全部通过' })).toBeVisible()

  await open(page, await addProblem(server.url, adminToken, EARNERS, '工资超过一百的人'))
  await expect(page.getByText('create table earner')).toBeVisible()
  await write(page, 'select name from earner order by name')
  await submit(page)
  await expectFailed(page, '通过1/2')
  await expect(page.getByRole('region', { name: '你的结果' }).getByRole('row')).toHaveCount(3)
  await write(page, 'select name from earner where salary > 100 order by name')
  await submit(page)
  await expect(page.getByRole('heading', { name: '2个用例全部通过' })).toBeVisible()
})

test('手机：题目、代码、结果三页，符号一按就写上', { tag: '@phone' }, async ({
  page,
  isMobile,
  server,
  adminToken,
  user: _,
}) => {
  test.skip(!isMobile, '只在手机上是三页')
  await open(page, await addProblem(server.url, adminToken, SUM, '两数相加'))
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: '写代码' }).click()
  await write(page, 'function addTwo(left, right) { return left + right ')
  await page
    .getByRole('toolbar', { name: '常用符号' })
    .getByRole('button', { name: '}', exact: true })
    .click()
  await expect(editorOf(page)).toContainText('right }')
  await expectAccessibleInBothThemes(page)
  await run(page)
  await expectPassed(page, 1)
  await expectAccessibleInBothThemes(page)
  await expect(verdict(page)).toBeVisible()
})
