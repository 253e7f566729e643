import { expect, openAssistant, savedMessages, storeConversation, test } from '../fixtures/assistant.ts'
import { startNetwork } from '../fixtures/network.ts'
import { fillInLogin, logOut, noteToasts, open } from '../fixtures/screen.ts'

// What the browser and the site say of connections that are lost.
test.use({
  expectedMessages: [
    /status of \d+|ERR_|reply broke off|question refused|not (sent|saved|created|loaded|listed)/,
  ],
})

test('写到一半刷新：接着收到写完，只存一份', async ({ page, user, provider, server }) => {
  const assistant = await openAssistant(page)
  await assistant.ask('刷新时的问题')
  const call = await provider.takeCall('刷新时的问题')
  call.say('前一半，')
  await expect(assistant.replies).toContainText(['前一半，'])
  await open(page, '/problems')
  call.say('离开时写的，')
  await assistant.open()
  await expect(assistant.replies).toContainText(['前一半，离开时写的，'])
  await expect(assistant.dots).toBeVisible()
  call.say('后一半。')
  call.finish()
  await expect(assistant.dots).toHaveCount(0)
  await expect
    .poll(() => savedMessages(server.url, user))
    .toEqual([
      { sender: 0, messageText: '刷新时的问题', status: 'complete' },
      { sender: 1, messageText: '前一半，离开时写的，后一半。', status: 'complete' },
    ])
})

test('写到一半断网，马上就好：自己接上，一字不漏', async ({
  page,
  registerUser,
  signIn,
  provider,
  server,
}) => {
  const user = await registerUser()
  const network = await startNetwork(server.url)
  await signIn(page, user, network.url)
  const assistant = await openAssistant(page, `${network.url}/problems`)
  const lost = assistant.log.getByText('连接中断，正在重新连接')
  await assistant.ask('断一下')
  const call = await provider.takeCall('断一下')
  call.say('前一半，')
  await expect(assistant.replies).toContainText(['前一半，'])
  network.cut()
  await expect(lost).toBeVisible()
  call.say('断网时写的，')
  network.mend()
  await expect(assistant.replies).toContainText(['前一半，断网时写的，'])
  await expect(lost).toHaveCount(0)
  call.say('后一半。')
  call.finish()
  await expect(assistant.dots).toHaveCount(0)
  await expect
    .poll(() => savedMessages(server.url, user))
    .toMatchObject([{ messageText: '断一下' }, { messageText: '前一半，断网时写的，后一半。' }])
  await network.close()
})

test('两个标签页：另一页看到正在写并跟着读；在那里再问说还在写，字留着', async ({
  page,
  context,
  registerUser,
  signIn,
  provider,
}) => {
  await signIn(page, await registerUser())
  const assistant = await openAssistant(page)
  await assistant.ask('两页都看的问题')
  const call = await provider.takeCall('两页都看的问题')
  call.say('写到一半')
  await expect(assistant.replies).toContainText(['写到一半'])
  const other = await openAssistant(await context.newPage())
  await expect(other.replies).toContainText(['写到一半'])
  await expect(other.sendButton).toBeDisabled()
  call.say('，写完了')
  call.finish()
  for (const one of [assistant, other]) {
    await expect(one.replies).toContainText(['写到一半，写完了'])
    await expect(one.dots).toHaveCount(0)
    await expect(one.log.getByText('回复中断了')).toHaveCount(0)
  }
  // What one tab asks is seen by the other, which is open already.
  await other.ask('第二个问题')
  const second = await provider.takeCall('第二个问题')
  second.say('第二个回复')
  await expect(assistant.replies.last()).toContainText('第二个回复')
  second.finish()
  await expect(assistant.dots).toHaveCount(0)
})

test('标题、消息存不上：只记日志，什么也不提示；没有发出去：写的字还在输入框里，刷新后也在', async ({
  page,
  registerUser,
  signIn,
  provider,
}) => {
  await signIn(page, await registerUser())
  const told = await noteToasts(page)
  const assistant = await openAssistant(page)
  for (const address of ['**/api/ai-conversation/update', '**/api/ai-message/add'])
    await page.route(address, (route) =>
      route.fulfill({ status: 500, json: { code: 50000, message: '坏了', data: null } }),
    )
  await assistant.ask('存不上的问题')
  const call = await provider.takeCall('存不上的问题')
  call.say('答')
  call.finish()
  await expect(assistant.dots).toHaveCount(0)
  await assistant.showHistory()
  await expect.poll(() => assistant.titles()).toEqual(['存不上的问题'])
  expect(await told()).toEqual([])

  await page.route('**/api/ai/chat/vo?*', (route) => route.abort())
  await assistant.ask('重要的问题')
  await expect(assistant.drawer.getByText('网络连接失败，请检查网络后重试')).toBeVisible()
  await expect(assistant.box).toHaveValue('重要的问题')
  await expect(assistant.questions).toHaveCount(1)
  await expect(assistant.sendButton).toBeEnabled()
  expect(await told()).toEqual(['网络连接失败，请检查网络后重试'])

  await open(page, '/problems')
  await assistant.open()
  await expect(assistant.box).toHaveValue('重要的问题')
})

test('登录过期：写的字还在，登录后接着问', async ({ page, user }) => {
  const assistant = await openAssistant(page)
  const address = '**/api/ai-conversation/add'
  await page.route(address, (route) =>
    route.fulfill({ json: { code: 40100, message: '请先登录', data: null } }),
  )
  await assistant.ask('更重要的问题')
  await expect(page).toHaveURL(/\/login/)
  await page.unroute(address)
  await fillInLogin(page, user)
  await expect(assistant.box).toHaveValue('更重要的问题')
})

test('退出登录后，下一个人看不到前一个人的对话与没发的字', async ({ page, registerUser, signIn, server }) => {
  const [user, next] = [await registerUser(), await registerUser()]
  await storeConversation(server.url, user, '甲', '私人的问题', '私人的回答')
  await signIn(page, user)
  const assistant = await openAssistant(page)
  await expect(assistant.replies).toContainText(['私人的回答'])
  await assistant.box.fill('没发的字')
  await page.keyboard.press('Escape')
  await logOut(page, user)
  await expect(page).toHaveURL(/\/login/)
  await fillInLogin(page, next)
  await expect(page).not.toHaveURL(/\/login/)
  await assistant.open()
  await expect(assistant.box).toHaveValue('')
  await expect(assistant.drawer.getByText('AI 小助手已准备就绪')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('私人')
})
