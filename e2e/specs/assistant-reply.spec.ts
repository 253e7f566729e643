import type { Page } from 'playwright/test'
import {
  AssistantScreen,
  callApi,
  expect,
  savedMessages,
  storeConversation,
  test,
} from '../fixtures/assistant.ts'
import { open } from '../fixtures/screen.ts'

async function openAssistant(page: Page, path = '/problems'): Promise<AssistantScreen> {
  await open(page, path)
  const assistant = new AssistantScreen(page)
  await assistant.open()
  return assistant
}

test('停止：写到的留下，模型那边也停；可以继续生成', { tag: '@phone' }, async ({
  page,
  registerUser,
  signIn,
  provider,
  server,
}) => {
  const user = await registerUser()
  await signIn(page, user)
  const assistant = await openAssistant(page)
  await assistant.ask('要停的问题')
  const call = await provider.takeCall('要停的问题')
  call.say('写到一半')
  await expect(assistant.replies).toContainText(['写到一半'])
  await assistant.stopButton.click()
  expect(await call.closed).toBe(true)
  await expect(assistant.dots).toHaveCount(0)
  await expect(assistant.stopButton).toHaveCount(0)
  await expect(assistant.replies).toContainText(['回复中断了'])
  await expect
    .poll(() => savedMessages(server.url, user))
    .toMatchObject([{ sender: 0 }, { sender: 1, messageText: '写到一半', status: 'interrupted' }])
  await assistant.log.getByRole('button', { name: '继续生成' }).click()
  const more = await provider.takeCall('要停的问题')
  more.say('，另一半。')
  more.finish()
  await expect(assistant.replies).toContainText(['写到一半，另一半。'])
  await expect(assistant.log.getByText('回复中断了')).toHaveCount(0)
  await expect
    .poll(() => savedMessages(server.url, user))
    .toMatchObject([{ sender: 0 }, { messageText: '写到一半，另一半。', status: 'complete' }])
})

test('重新生成：新的来了才换下旧的', async ({ page, registerUser, signIn, provider, server }) => {
  const user = await registerUser()
  await storeConversation(server.url, user, '甲', '什么是锁？', '旧的回答')
  await signIn(page, user)
  const assistant = await openAssistant(page)
  await assistant.log.getByRole('button', { name: '重新生成' }).click()
  const call = await provider.takeCall('什么是锁？')
  await expect(assistant.replies).toContainText(['旧的回答'])
  call.say('新的回答')
  await expect(assistant.replies).not.toContainText(['旧的回答'])
  call.finish()
  await expect
    .poll(() => savedMessages(server.url, user))
    .toMatchObject([{ messageText: '什么是锁？' }, { messageText: '新的回答', status: 'complete' }])
})

test('复制：得到Markdown原文', async ({ page, registerUser, signIn, server }) => {
  const user = await registerUser()
  await storeConversation(server.url, user, '甲', '什么是锁？', '一种**约定**。')
  await signIn(page, user)
  const assistant = await openAssistant(page)
  await assistant.log.getByRole('button', { name: '复制', exact: true }).click()
  await expect(assistant.log.getByText('已复制')).toBeAttached()
  await assistant.box.focus()
  await page.keyboard.press('Control+V')
  await expect(assistant.box).toHaveValue('一种**约定**。')
})

test('有没有帮助：刷新后还记得，再点就收回', async ({ page, registerUser, signIn, server }) => {
  const user = await registerUser()
  await storeConversation(server.url, user, '甲', '什么是锁？', '一种约定。')
  await signIn(page, user)
  const assistant = await openAssistant(page)
  const yes = assistant.log.getByRole('button', { name: '有帮助', exact: true })
  const no = assistant.log.getByRole('button', { name: '没有帮助' })
  const rated = page.waitForResponse('**/api/ai-message/rate')
  await no.click()
  await rated
  await expect(no).toHaveAttribute('aria-pressed', 'true')
  await open(page, '/problems')
  await assistant.open()
  await expect(no).toHaveAttribute('aria-pressed', 'true')
  await yes.click()
  await expect(no).toHaveAttribute('aria-pressed', 'false')
  await yes.click()
  await expect(yes).toHaveAttribute('aria-pressed', 'false')
})

test('思考过程收着，展开才看到', async ({ page, registerUser, signIn, provider }) => {
  await signIn(page, await registerUser())
  const assistant = await openAssistant(page)
  await assistant.ask('想一想再答')
  const call = await provider.takeCall('想一想再答')
  call.reason('先看题目')
  await expect(assistant.log.getByText('正在思考')).toBeVisible()
  await expect(assistant.log.getByText('先看题目')).toBeHidden()
  call.say('答案')
  call.finish()
  await assistant.log.getByText('思考过程').click()
  await expect(assistant.log.getByText('先看题目')).toBeVisible()
})

test('题目页上问AI：带上这道题，可以不带；来源是链接，点了去那一页、抽屉关上', { tag: '@phone' }, async ({
  page,
  registerUser,
  signIn,
  provider,
}) => {
  await signIn(page, await registerUser())
  await open(page, '/problems/bagu/7')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: '问AI' }).click()
  const assistant = new AssistantScreen(page)
  const context = assistant.drawer.getByText(`正在看：${title}`)
  await expect(context).toBeVisible()
  await assistant.ask('这道题怎么答？')
  const call = await provider.takeCall('这道题怎么答？')
  expect(JSON.stringify(call.request.messages)).toContain(title)
  call.say('这样答。')
  call.finish()
  const source = assistant.replies.getByRole('link', { name: title })
  await expect(source).toHaveAttribute('href', /^\/problems\/bagu\/7/)

  await assistant.drawer.getByRole('button', { name: '不带上这道题' }).click()
  await expect(context).toHaveCount(0)
  await assistant.ask('别的问题')
  const other = await provider.takeCall('别的问题')
  expect(other.request.messages.at(-1)?.content).not.toContain(title)
  other.say('好。')
  other.finish()
  await expect(assistant.dots).toHaveCount(0)

  await assistant.drawer.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('button', { name: '问AI' }).click()
  await expect(context).toBeVisible()
  await source.click()
  await expect(assistant.drawer).toBeHidden()
  await expect(page).toHaveURL(/\/problems\/bagu\/7$/)
})

test('再追问我一题：接着回复再问一题', async ({ page, registerUser, signIn, provider, server }) => {
  const user = await registerUser()
  await storeConversation(server.url, user, '甲', '什么是锁？', '一种约定。')
  await signIn(page, user)
  const assistant = await openAssistant(page)
  await assistant.log.getByRole('button', { name: '再追问我一题' }).click()
  const call = await provider.takeCall('再追问我一道更难的题')
  call.say('什么是偏向锁？')
  call.finish()
  await expect(assistant.replies).toContainText(['一种约定。', '什么是偏向锁？'])
})

test('读屏：正在回答时说一声，写完念出来，一段一段的不念', async ({
  page,
  registerUser,
  signIn,
  provider,
}) => {
  await signIn(page, await registerUser())
  const assistant = await openAssistant(page)
  await assistant.ask('念给我听')
  const call = await provider.takeCall('念给我听')
  const said = assistant.drawer.getByRole('status').filter({ hasText: /^(正在回答|一种约定。)$/ })
  await expect(said).toHaveText('正在回答')
  await expect(assistant.log).toHaveAttribute('aria-live', 'off')
  call.say('一种**约定**。')
  await expect(assistant.replies).toContainText(['一种约定。'])
  await expect(said).toHaveText('正在回答')
  call.finish()
  await expect(said).toHaveText('一种约定。')
})

test('有害的标签、属性与地址都不生效', async ({ page, registerUser, signIn, server }) => {
  const user = await registerUser()
  const reply = [
    '<img src=x onerror="window.hurt = 1"><script>window.hurt = 1</script>',
    '[脚本](javascript:window.hurt=1) ![图](data:text/html,x) [站内](/problems)',
    '<b onclick="window.hurt = 1">粗</b>',
  ].join('\n\n')
  await storeConversation(server.url, user, '甲', '问', reply)
  await signIn(page, user)
  const assistant = await openAssistant(page)
  await expect(assistant.replies.getByRole('link', { name: '站内' })).toBeVisible()
  const content = assistant.replies.locator('.md')
  await expect(content.locator('script, img[onerror], [onclick]')).toHaveCount(0)
  await expect(content.locator('[href^="javascript:"], [src^="data:"]')).toHaveCount(0)
  await expect(content.locator('details')).toHaveCount(0)
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
})

test('对话是自己的：别人的读不到', async ({ registerUser, server }) => {
  const [owner, other] = [await registerUser(), await registerUser()]
  const id = await storeConversation(server.url, owner, '甲', '问', '答')
  await expect(callApi(server.url, other, 'GET', `/api/ai-conversation/get/${id}`)).rejects.toThrow('40400')
})
