import type { Page } from 'playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { callApi, tokenOf } from '../fixtures/api.ts'
import { expect, test } from '../fixtures/app.ts'
import { closeUndoable, openConsole } from '../fixtures/console.ts'
import { fillInLogin, open } from '../fixtures/screen.ts'

const draft = (title: string, bankId = 1) => ({
  bankId,
  title,
  difficulty: 'medium',
  tags: ['测试'],
  shortAnswer: '一句话。',
  spokenAnswer: '',
  answer: '## 完整的答案',
  keyPoints: [{ text: '要点甲', weight: 3, followUp: '', misconception: '' }],
  followUps: [],
  relatedIds: [],
})
const titleField = (page: Page) => page.getByRole('textbox', { name: '题目', exact: true })
const notice = (page: Page) => page.getByRole('alert')

test('写一道带要点的题，发布，学习者马上看到', async ({ page, registerUser, signIn, adminToken }) => {
  const title = `零拷贝是怎么回事？${Date.now()}`
  await signIn(page, { token: adminToken })
  await openConsole(page, '/problems')
  await page.getByRole('link', { name: '新建题目' }).click()
  await titleField(page).fill(title)
  await page.getByRole('combobox', { name: '题库' }).click()
  await page.getByRole('option', { name: 'MySQL' }).click()
  await page.getByLabel('标签').fill('零拷贝')
  await page.getByLabel('标签').press('Enter')
  await page.getByRole('textbox', { name: '口述答案' }).fill('数据不经过用户态。')
  const answer = page.getByRole('textbox', { name: '完整答案' })
  await answer.fill('调用sendfile')
  await answer.press('Control+a')
  await page.getByRole('button', { name: '加粗' }).nth(2).click()
  await expect(page.getByRole('region', { name: '完整答案的预览' }).locator('strong')).toHaveText(
    '调用sendfile',
  )
  await page.getByRole('button', { name: '添加要点' }).click()
  await page.getByRole('button', { name: '添加要点' }).click()
  const second = page.getByRole('listitem', { name: '要点2' })
  await second.getByLabel('要点', { exact: true }).fill('少一次复制')
  await second.getByLabel('常见的混淆').fill('并不是一次都不复制')
  await second.getByRole('button', { name: '上移要点2' }).click()
  await page.getByRole('button', { name: '保存并发布' }).click()

  const empty = page.getByRole('listitem', { name: '要点2' })
  await expect(empty.getByText('此项必填')).toBeVisible()
  await empty.getByRole('button', { name: '移除要点2' }).click()
  await page.getByRole('button', { name: '预览', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('并不是一次都不复制')).toBeVisible()
  await page.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('button', { name: '保存并发布' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('已发布', { exact: true })).toBeVisible()
  const id = /problems\/(\d+)\/show/.exec(page.url())?.[1]

  await signIn(page, await registerUser())
  await open(page, `/problems/bagu/${id}`)
  await page.getByRole('button', { name: '显示答案' }).click()
  await expect(page.getByText('少一次复制')).toBeVisible()
})

test('编程题：一项一项地写，运行参考实现，改好错的用例，发布', async ({
  page,
  server,
  registerUser,
  signIn,
  adminToken,
}) => {
  await signIn(page, { token: adminToken })
  const title = `加倍${Date.now()}`
  const id = await callApi<number>(server.url, adminToken, ['POST', '/api/question-record/add'], draft(title))
  await openConsole(page, `/problems/${id}`)
  await page.getByRole('switch', { name: '编程题' }).check()
  await page.getByRole('textbox', { name: '题面' }).fill('返回两倍。')
  await page.getByLabel('函数名或类名').fill('double')
  await page.getByRole('button', { name: '添加参数' }).click()
  await page.getByRole('listitem', { name: '参数1' }).getByLabel('名字').fill('n')
  await page.getByRole('listitem', { name: '参数1' }).getByLabel('类型').fill('number')
  await page.getByRole('textbox', { name: '参考实现' }).fill('const double = (n) => n * 2')
  await page.getByRole('button', { name: '添加错误的写法' }).click()
  await page.getByRole('textbox', { name: '错误的写法1' }).fill('const double = (n) => n * n')
  const caseOf = (number: number) => page.getByRole('listitem', { name: `用例${number}` })
  for (const [number, input, expected] of [
    [1, '2', '4'],
    [2, '3', '5'],
  ] as const) {
    await page.getByRole('button', { name: '添加用例' }).click()
    await caseOf(number).getByLabel('输入', { exact: true }).fill(input)
    await caseOf(number).getByLabel('期望').fill(expected)
  }
  const note = page.getByText('参考实现还没有按现在的用例运行通过')
  await expect(note).toBeVisible()
  const run = page.getByRole('region', { name: '运行参考实现' })
  await page.getByRole('button', { name: '运行参考实现' }).click()
  await expect(run.getByText('通过1/2')).toHaveCount(2)
  await run.getByText('用例2').first().click()
  await expect(run.getByText('结果：期望5，得到6').first()).toBeVisible()
  await caseOf(2).getByLabel('期望').fill('6')
  await page.getByRole('button', { name: '运行参考实现' }).click()
  await expect(run.getByText('通过2/2')).toBeVisible()
  await expect(run.getByText('有用例拦住，应当如此')).toBeVisible()
  await expect(note).toHaveCount(0)

  await caseOf(2).getByLabel('输入', { exact: true }).fill('3\n4')
  await page.getByRole('button', { name: '保存并发布' }).click()
  await expect(caseOf(2).getByText('args的个数要')).toBeVisible()
  await expectAccessible(page)
  await caseOf(2).getByLabel('输入', { exact: true }).fill('3')
  await page.getByRole('button', { name: '保存并发布' }).click()
  await expect(page.getByText('已发布', { exact: true })).toBeVisible()
  await openConsole(page, `/problems/${id}/history`)
  await expect(page.getByText('返回两倍。').first()).toBeVisible()
  await signIn(page, await registerUser())
  await open(page, `/problems/bagu/${id}`)
  await expect(page.getByText('返回两倍。')).toBeVisible()
})

test('草稿学习者看不到；不完整的题不能发布，说出缺什么', async ({
  page,
  server,
  registerUser,
  signIn,
  adminToken,
}) => {
  await signIn(page, { token: adminToken })
  const title = `只有草稿${Date.now()}`
  const id = await callApi<number>(server.url, adminToken, ['POST', '/api/question-record/add'], {
    ...draft(title),
    answer: '',
    tags: [],
  })
  await openConsole(page, `/problems/${id}/show`)
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(notice(page)).toContainText('标签和完整答案')
  await expect(page.getByRole('button', { name: '发布', exact: true })).toBeVisible()
  await openConsole(page, `/problems?filter=${encodeURIComponent(JSON.stringify({ status: 'draft' }))}`)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await signIn(page, await registerUser())
  await page.goto(`/problems?q=${encodeURIComponent(title)}`)
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
})

test('与别人同时修改：只问两边都改了的，没碰的留着对方的；没有保存就离开会提醒', async ({
  page,
  server,
  signIn,
  adminToken,
}) => {
  await signIn(page, { token: adminToken })
  const id = await callApi<number>(
    server.url,
    adminToken,
    ['POST', '/api/question-record/add'],
    draft('两个人改'),
  )
  const changeElsewhere = (version: number, change: object) =>
    callApi(server.url, adminToken, ['PUT', '/api/question-record/update'], { id, version, ...change })
  await openConsole(page, `/problems/${id}`)
  await expect(titleField(page)).toHaveValue('两个人改')
  await changeElsewhere(1, { title: '别人改的' })
  await titleField(page).fill('我改的')
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByRole('dialog').getByText('别人改的')).toBeVisible()
  await page.getByRole('button', { name: '放弃我的修改' }).click()
  await expect(titleField(page)).toHaveValue('别人改的')
  await changeElsewhere(2, { title: '又被改了', difficulty: 'hard' })
  await titleField(page).fill('还是我的')
  await page.getByRole('button', { name: '保存草稿' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('对方还改了难度，会照样留着。')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/对方刚才改了题目和难度/)).toBeVisible()
  await titleField(page).fill('两边合起来')
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '两边合起来' })).toBeVisible()

  await openConsole(page, `/problems/${id}`)
  await titleField(page).fill('没写完')
  await page.getByRole('link', { name: '回到列表' }).click()
  const question = page.getByRole('dialog', { name: '有修改还没保存' })
  await question.getByRole('button', { name: '取消' }).click()
  await expect(titleField(page)).toHaveValue('没写完')
})

test('修改记录：看两版的差别，恢复成旧的一版', async ({ page, server, signIn, adminToken }) => {
  await signIn(page, { token: adminToken })
  const id = await callApi<number>(
    server.url,
    adminToken,
    ['POST', '/api/question-record/add'],
    draft('历史的题'),
  )
  const change = { id, version: 1, shortAnswer: '改过的一句话。', tags: ['新标签'] }
  await callApi(server.url, adminToken, ['PUT', '/api/question-record/update'], change)
  await openConsole(page, `/problems/${id}/history`)
  await expect(page.locator('ins')).toContainText(['新标签', '改过的'])
  await expectAccessible(page)
  await page.getByRole('button', { name: /^第1版/ }).click()
  await page.getByRole('button', { name: '恢复成这一版' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('button', { name: /^第3版/ })).toBeVisible()
  await openConsole(page, `/problems/${id}/show`)
  await expect(page.getByText('一句话。', { exact: true })).toBeVisible()
})

test('题库：新建、用键盘排到最前、有题时不能删、删掉空的', async ({ page, server, signIn, adminToken }) => {
  const slug = `bank-${Date.now()}`
  await signIn(page, { token: adminToken })
  await openConsole(page, '/problems/banks/create')
  await page.getByRole('textbox', { name: '题库' }).fill('操作系统')
  await page.getByRole('textbox', { name: '标识' }).fill('不行 的')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('只能用小写字母、数字与短横', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: '标识' }).fill(slug)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveURL(/\/problems\/banks$/)
  await expect(page.getByRole('link', { name: '操作系统' }).first()).toBeVisible()

  await openConsole(page, '/problems/banks/order')
  await expectAccessible(page)
  const rows = page.getByRole('list', { name: '调整题库的顺序' }).getByRole('listitem')
  const count = await rows.count()
  const handle = rows.last().getByRole('button').first()
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`“操作系统”移到第${count}位`)).toBeAttached()
  for (let place = count - 1; place > 0; place -= 1) {
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(`“操作系统”移到第${place}位`)).toBeAttached()
  }
  await page.keyboard.press('Space')
  await expect(notice(page)).toContainText('顺序已保存')
  await expect(rows.first()).toContainText('操作系统')

  const { records } = await callApi<{ records: { id: number; slug: string }[] }>(
    server.url,
    adminToken,
    ['POST', '/api/question-bank/page'],
    { pageSize: 100 },
  )
  const bankId = records.find((bank) => bank.slug === slug)?.id ?? 0
  const id = await callApi<number>(
    server.url,
    adminToken,
    ['POST', '/api/question-record/add'],
    draft('占着题库', bankId),
  )
  await openConsole(page, `/problems/banks/${bankId}`)
  await page.getByRole('button', { name: '删除' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('题库里还有题目，请先把它们移到别的题库或删除')).toBeVisible()
  await callApi(server.url, adminToken, ['POST', '/api/question-record/delete-many'], { ids: [id] })
  await page.getByRole('button', { name: '删除' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/\/problems\/banks$/)
})

test('勾选几道题：归档，再移到别的题库；导出时说出开着筛选', async ({ page, server, signIn, adminToken }) => {
  await signIn(page, { token: adminToken })
  const word = `批量${Date.now()}`
  for (const title of [`${word}甲`, `${word}乙`])
    await callApi(server.url, adminToken, ['POST', '/api/question-record/add'], draft(title))
  await openConsole(page, `/problems?filter=${encodeURIComponent(JSON.stringify({ keyword: word }))}`)
  await page.getByRole('button', { name: '导出' }).click()
  await expect(page.getByText(/^将导出筛选后的2条，共[\d,]+条$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: '全选' }).check()
  await page.getByRole('button', { name: '归档' }).click()
  await expect(notice(page)).toContainText('已归档2道题')
  await expect(page.getByRole('table').getByText('已归档')).toHaveCount(2)
  await closeUndoable(page)
  await page.getByRole('checkbox', { name: '全选' }).check()
  await page.getByRole('button', { name: '移到题库' }).click()
  await page.getByRole('combobox', { name: '题库' }).last().click()
  await page.getByRole('option', { name: 'MySQL' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(notice(page).filter({ hasText: '已移动2道题' })).toBeVisible()
})

test.describe('断网', () => {
  test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED/] })

  test('没有网络时保存：马上说出来，改动还在，连上后不会自己保存', async ({
    page,
    server,
    signIn,
    adminToken,
  }) => {
    await signIn(page, { token: adminToken })
    const id = await callApi<number>(
      server.url,
      adminToken,
      ['POST', '/api/question-record/add'],
      draft('断网的题'),
    )
    await openConsole(page, `/problems/${id}`)
    await titleField(page).fill('断网时改的')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: '保存草稿' }).click()
    await expect(notice(page)).toContainText('网络连接失败，请检查网络后重试')
    await page.context().setOffline(false)
    await expect(titleField(page)).toHaveValue('断网时改的')
    const { title } = await callApi<{ title: string }>(server.url, adminToken, [
      'GET',
      `/api/question-record/get/${id}`,
    ])
    expect(title).toBe('断网的题')
    await page.getByRole('button', { name: '保存草稿' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '断网时改的' })).toBeVisible()
  })
})

test('编辑时登录失效：说出来，重新登录后改动还在', async ({ page, server, admin, signIn }) => {
  const token = await tokenOf(server.url, admin)
  await signIn(page, { token })
  const id = await callApi<number>(
    server.url,
    token,
    ['POST', '/api/question-record/add'],
    draft('登录失效的题'),
  )
  await openConsole(page, `/problems/${id}`)
  await titleField(page).fill('失效前改的')
  await callApi(server.url, token, ['POST', '/api/user/logout'])
  await page.getByRole('button', { name: '保存草稿' }).click()
  const dialog = page.getByRole('dialog', { name: '登录已失效，请重新登录' })
  await expect(dialog).toContainText('未保存的修改还在')
  await dialog.getByRole('button', { name: '重新登录' }).click()
  await fillInLogin(page, admin)
  await expect(page).toHaveURL(new RegExp(`/admin/problems/${id}$`))
  await expect(titleField(page)).toHaveValue('失效前改的')
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '失效前改的' })).toBeVisible()
})

test('撤销归档，什么也没发生；没等到就离开，也照样归档', async ({ page, server, signIn, adminToken }) => {
  await signIn(page, { token: adminToken })
  const id = await callApi<number>(
    server.url,
    adminToken,
    ['POST', '/api/question-record/add'],
    draft('要归档的题'),
  )
  const read = () =>
    callApi<{ status: string }>(server.url, adminToken, ['GET', `/api/question-record/get/${id}`])
  await callApi(server.url, adminToken, ['POST', '/api/question-record/publish'], { ids: [id] })
  await openConsole(page, `/problems/${id}/show`)
  await page.getByRole('button', { name: '归档' }).click()
  await expect(page.getByText('已归档', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(page.getByRole('button', { name: '归档' })).toBeVisible()
  expect((await read()).status).toBe('published')
  await page.getByRole('button', { name: '归档' }).click()
  await expect(page.getByRole('button', { name: '撤销' })).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.goto('/healthz')
  await expect.poll(async () => (await read()).status).toBe('archived')
})

test('把第一题移到很后面，不必一页页翻', async ({ page, server, signIn, adminToken }) => {
  const call = <T>(path: string, body: object) =>
    callApi<T>(server.url, adminToken, ['POST', `/api/${path}/page`], body)
  const banks = await call<{ records: { id: number; questionCount: number }[] }>('question-bank', {})
  const bank = banks.records.findLast(({ questionCount }) => questionCount > 20)
  const ordered = { bankId: bank?.id, sortField: 'sortOrder', sortOrder: 'ascend', pageSize: 100 }
  const titles = async () => {
    const { records } = await call<{ records: { title: string }[] }>('question-record', ordered)
    return records.map(({ title }) => title)
  }
  const [title = ''] = await titles()
  await signIn(page, { token: adminToken })
  await openConsole(page, `/problems/order/${bank?.id}`)
  await page.getByRole('button', { name: `“${title}”在第1位，移到别的位置` }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '移到第几位' })
  await dialog.getByRole('spinbutton').fill('19')
  await dialog.getByRole('spinbutton').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(notice(page)).toContainText('顺序已保存')
  expect((await titles())[18]).toBe(title)
})
