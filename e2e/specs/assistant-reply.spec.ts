import {
  AssistantScreen,
  expect,
  openAssistant,
  savedMessages,
  storeConversation,
  test,
} from '../fixtures/assistant.ts'
import { open } from '../fixtures/screen.ts'

test('停止：写到的留下，模型那边也停；可以继续生成', async ({ page, user, provider, server }) => {
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

test('回复的按钮：复制得到Markdown原文，有没有帮助刷新后还记得，重新生成，再追问我一题', async ({
  page,
  user,
  provider,
  server,
}) => {
  await storeConversation(server.url, user, '甲', '什么是锁？', '一种**约定**。<script>hurt = 1</script>')
  const assistant = await openAssistant(page)
  const button = (name: string) => assistant.log.getByRole('button', { name, exact: true })
  await expect(assistant.replies.locator('strong')).toHaveText('约定')
  await expect(assistant.replies.locator('.md script')).toHaveCount(0)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await button('复制').click()
  await expect(assistant.log.getByText('已复制')).toBeAttached()
  await assistant.box.focus()
  await page.keyboard.press('Control+V')
  await expect(assistant.box).toHaveValue('一种**约定**。<script>hurt = 1</script>')

  const rated = page.waitForResponse('**/api/ai-message/rate')
  await button('没有帮助').click()
  await rated
  await open(page, '/problems')
  await assistant.open()
  await expect(button('没有帮助')).toHaveAttribute('aria-pressed', 'true')
  await button('有帮助').click()
  await expect(button('没有帮助')).toHaveAttribute('aria-pressed', 'false')

  await button('重新生成').click()
  const call = await provider.takeCall('什么是锁？')
  await expect(assistant.replies).toContainText(['一种约定。'])
  call.say('新的回答')
  await expect(assistant.replies).not.toContainText(['一种约定。'])
  call.finish()
  await expect
    .poll(() => savedMessages(server.url, user))
    .toMatchObject([{ messageText: '什么是锁？' }, { messageText: '新的回答', status: 'complete' }])

  await button('再追问我一题').click()
  const next = await provider.takeCall('再追问我一道更难的题')
  next.say('什么是偏向锁？')
  next.finish()
  await expect(assistant.replies).toContainText(['新的回答', '什么是偏向锁？'])
})

test('题目页上问AI：带上这道题，可以不带；来源是链接，点了去那一页、抽屉关上', async ({
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
