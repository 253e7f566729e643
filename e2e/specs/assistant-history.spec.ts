import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import {
  type AssistantScreen,
  expect,
  listConversations,
  openAssistant,
  savedMessages,
  storeConversation,
  test,
} from '../fixtures/assistant.ts'
import { open } from '../fixtures/screen.ts'

/** Opens the assistant with its history. */
async function openHistory(page: Page): Promise<AssistantScreen> {
  const assistant = await openAssistant(page)
  await assistant.showHistory()
  return assistant
}

const choose = async (assistant: AssistantScreen, title: string) => {
  await assistant.showHistory()
  await assistant.history.getByRole('button', { name: title, exact: true }).last().click()
}

test('新对话是没有编号的草稿，排在最前；第一次提问时才存到服务器', async ({
  page,
  user,
  server,
  provider,
}) => {
  await storeConversation(server.url, user, '旧的', '问', '答')
  const assistant = await openHistory(page)
  await expect.poll(() => assistant.titles()).toEqual(['旧的'])
  await assistant.history.getByRole('button', { name: '新对话', exact: true }).click()
  await assistant.showHistory()
  expect(await assistant.titles()).toEqual(['新对话', '旧的'])
  await assistant.history.getByRole('button', { name: '新对话', exact: true }).first().click()
  await assistant.showHistory()
  expect(await assistant.titles()).toEqual(['新对话', '旧的'])
  const list = () => listConversations(server.url, user)
  expect(await list()).toHaveLength(1)
  await assistant.box.fill('新的一问')
  await page.keyboard.press('Control+Enter')
  const call = await provider.takeCall('新的一问')
  expect(await list()).toMatchObject([{ title: '新对话' }, { title: '旧的' }])
  call.say('好')
  call.finish()
  await expect.poll(() => assistant.titles()).toEqual(['新的一问', '旧的'])
})

test.describe('删除', () => {
  test.use({ expectedMessages: [/status of 400/] })

  test('对话框的话；取消就留着；确定就从服务器删掉，选中前一个；删完最后一个有新对话', async ({
    page,
    user,
    server,
  }) => {
    for (const name of ['甲', '乙', '丙'])
      await storeConversation(server.url, user, name, `${name}的问`, `${name}的答`)
    const assistant = await openHistory(page)
    const { confirmation, history, drawer } = assistant
    await choose(assistant, '乙')
    const remove = async (name: string) => {
      await assistant.showHistory()
      await history.getByRole('button', { name: `删除对话：${name}` }).click()
    }
    const confirm = () => confirmation.getByRole('button', { name: '确定' }).click()
    await remove('乙')
    await expect(confirmation.getByRole('heading')).toHaveText('删除对话')
    await expect(confirmation.getByText('确定要删除这个对话吗？此操作不可恢复。')).toBeVisible()
    await expect(confirmation.getByRole('button')).toHaveText(['取消', '确定'])
    await confirmation.getByRole('button', { name: '取消' }).click()
    expect(await assistant.titles()).toEqual(['丙', '乙', '甲'])
    await remove('乙')
    await page.keyboard.press('Escape')
    await expect(confirmation).toHaveCount(0)
    await expect(drawer).toBeVisible()

    await page.route('**/api/ai-conversation/delete/*', (route) =>
      route.fulfill({ status: 400, json: { code: 40000, message: '不能删', data: null } }),
    )
    await remove('乙')
    await confirm()
    await expect(confirmation.getByText('删除失败: 不能删', { exact: true })).toBeVisible()
    await confirm()
    expect(await assistant.titles()).toEqual(['丙', '乙', '甲'])
    await page.unroute('**/api/ai-conversation/delete/*')

    await remove('乙')
    await confirm()
    await expect.poll(() => assistant.titles()).toEqual(['丙', '甲'])
    await expect(assistant.questions).toContainText(['丙的问'])
    await remove('甲')
    await confirm()
    await assistant.showHistory()
    await expect(history.getByRole('button', { name: '丙', exact: true })).toBeFocused()
    await assistant.openMenu('丙')
    await page.getByRole('menuitem', { name: '删除对话' }).click()
    await confirm()
    await expect.poll(() => assistant.titles()).toEqual(['新对话'])
    expect(await listConversations(server.url, user)).toEqual([])
  })
})

test('清空：对话框的话；确定就在最上面新开一个，旧的在服务器上还在', async ({ page, user, server }) => {
  await storeConversation(server.url, user, '甲', '甲的问', '甲的答')
  const assistant = await openHistory(page)
  await choose(assistant, '甲')
  await expect(assistant.questions).toHaveCount(1)
  const clear = () =>
    assistant.drawer
      .getByRole('button', { name: '清空当前对话' })
      .evaluate((button: HTMLElement) => button.click())
  await clear()
  await expect(assistant.confirmation.getByRole('heading')).toHaveText('清空对话')
  await expect(assistant.confirmation.getByText('确定要清空当前对话吗？此操作不可恢复。')).toBeVisible()
  await assistant.confirmation.getByRole('button', { name: '取消' }).click()
  await expect(assistant.questions).toHaveCount(1)
  await clear()
  await assistant.confirmation.getByRole('button', { name: '确定' }).click()
  await expect(assistant.drawer.getByText('AI 小助手已准备就绪')).toBeVisible()
  await assistant.showHistory()
  expect(await assistant.titles()).toEqual(['新对话', '甲'])
  expect(await savedMessages(server.url, user)).toHaveLength(2)
})

test('最后的对话存在浏览器里，是一个列表；下次打开先显示它，不等服务器', async ({ page, user, server }) => {
  await storeConversation(server.url, user, '甲', '甲的问', '甲的答')
  const assistant = await openHistory(page)
  await expect(assistant.replies).toContainText(['甲的答'])
  const kept = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('ai-chat-history'))
      return JSON.parse((key && localStorage.getItem(key)) ?? 'null') as unknown
    })
  await expect.poll(kept).toMatchObject([{ content: '甲的问' }, { content: '甲的答' }])
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/ai-conversation/**', async (route) => {
    await answered
    await route.continue()
  })
  await open(page, '/problems')
  await assistant.open()
  await expect(assistant.replies).toContainText(['甲的答'])
  answer()
  await expect(assistant.replies).toHaveCount(1)
})

test('改名、搜索、导出', { tag: '@phone' }, async ({ page, user, server }) => {
  await storeConversation(server.url, user, '甲', '什么是红黑树？', '一种**平衡**的树。')
  await storeConversation(server.url, user, '乙', '什么是锁？', '一种约定。')
  const assistant = await openHistory(page)
  const rename = async (name: string) => {
    // The menu before fades away.
    await expect(page.getByRole('menu')).toHaveCount(0)
    await assistant.openMenu(name)
    await page.getByRole('menuitem', { name: '重命名' }).click()
  }
  await assistant.openMenu('甲')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(assistant.drawer).toBeVisible()
  await rename('甲')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('红黑树')
  await page.keyboard.press('Enter')
  await expect.poll(() => assistant.titles()).toEqual(['乙', '红黑树'])
  await expect(assistant.history.getByRole('button', { name: '红黑树', exact: true })).toBeFocused()
  await expect
    .poll(() => listConversations(server.url, user))
    .toMatchObject([{ title: '乙' }, { title: '红黑树' }])
  await rename('乙')
  await page.keyboard.type('不要这个')
  await page.keyboard.press('Escape')
  await expect.poll(() => assistant.titles()).toEqual(['乙', '红黑树'])

  await assistant.history.getByRole('searchbox', { name: '搜索对话' }).fill('平衡')
  await expect.poll(() => assistant.titles()).toEqual(['红黑树'])
  await assistant.history.getByRole('button', { name: '红黑树', exact: true }).click()
  await expect(assistant.replies).toContainText(['一种平衡的树'])
  await assistant.showHistory()
  await assistant.history.getByRole('searchbox').fill('没有这样的词')
  await expect(assistant.history.getByText('没有找到相关的对话')).toBeVisible()
  await assistant.history.getByRole('searchbox').fill('')
  await expect.poll(() => assistant.titles()).toEqual(['乙', '红黑树'])

  const downloaded = page.waitForEvent('download')
  await assistant.drawer
    .getByRole('button', { name: '导出为Markdown' })
    .evaluate((button: HTMLElement) => button.click())
  const file = await downloaded
  expect(file.suggestedFilename()).toBe('红黑树.md')
  expect(await readFile(await file.path(), 'utf8')).toBe(
    '# 红黑树\n\n## 我\n\n什么是红黑树？\n\n## AI 小助手\n\n一种**平衡**的树。\n',
  )
})
