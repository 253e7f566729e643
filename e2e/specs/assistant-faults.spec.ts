import type { Page } from 'playwright/test'
import type { TestUser } from '../fixtures/app.ts'
import type { AppServer } from '../fixtures/app-server.ts'
import {
  AssistantScreen,
  callApi,
  expect,
  type Provider,
  savedMessages,
  storeConversation,
  test,
} from '../fixtures/assistant.ts'
import { startNetwork } from '../fixtures/network.ts'
import { noteToasts, open } from '../fixtures/screen.ts'

// What the browser and the site say of connections that are lost, and the server of a provider that fails.
test.use({
  expectedMessages: [
    /status of \d+|ERR_|reply broke off|not (sent|saved|created|loaded|listed|understood|stopped|known)|refused|^server: /,
  ],
})

interface HalfWay {
  page: Page
  registerUser: () => Promise<TestUser>
  server: AppServer
  provider: Provider
}

async function openAssistant(page: Page): Promise<AssistantScreen> {
  await open(page, '/problems')
  const assistant = new AssistantScreen(page)
  await assistant.open()
  return assistant
}

test('写到一半刷新：接着收到写完，只存一份', async ({ page, registerUser, signIn, provider, server }) => {
  const user = await registerUser()
  await signIn(page, user)
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
  await expect(assistant.replies).toContainText(['前一半，离开时写的，后一半。'])
  await expect
    .poll(() => savedMessages(server.url, user))
    .toEqual([
      { sender: 0, messageText: '刷新时的问题', status: 'complete' },
      { sender: 1, messageText: '前一半，离开时写的，后一半。', status: 'complete' },
    ])
})

test('写到一半服务器断电重启，页面没关：自己接上，写完', async ({
  page,
  registerUser,
  signIn,
  provider,
  server,
}) => {
  test.slow()
  const user = await registerUser()
  await signIn(page, user)
  const assistant = await openAssistant(page)
  await assistant.ask('重启时的问题')
  const call = await provider.takeCall('重启时的问题')
  call.say('前一半，')
  await expect(assistant.replies).toContainText(['前一半，'])
  await server.crash()
  // A server that comes back late has to be asked.
  const more = assistant.log.getByRole('button', { name: '继续生成' })
  const again = provider.takeCall('重启时的问题')
  await Promise.race([again, more.click({ timeout: 40_000 }).catch(() => undefined)])
  await expect(assistant.replies).toContainText(['前一半，'])
  const rest = await again
  rest.say('后一半。')
  rest.finish()
  await expect(assistant.replies).toContainText(['前一半，后一半。'])
  await expect(assistant.dots).toHaveCount(0)
  await expect
    .poll(() => savedMessages(server.url, user))
    .toMatchObject([{ sender: 0 }, { sender: 1, messageText: '前一半，后一半。', status: 'complete' }])
})

test('写到一半关了页面，服务器断电重启：再来时看到收到的，标明中断，可以继续生成', async ({
  page,
  context,
  registerUser,
  signIn,
  provider,
  server,
}) => {
  test.slow()
  const user = await registerUser()
  await signIn(page, user)
  const first = await openAssistant(page)
  await first.ask('断电时的问题')
  const call = await provider.takeCall('断电时的问题')
  call.say('前一半，')
  await expect(first.replies).toContainText(['前一半，'])
  await expect
    .poll(() => savedMessages(server.url, user))
    .toMatchObject([{ sender: 0 }, { messageText: '前一半，' }])
  await page.close()
  await server.crash()
  const assistant = await openAssistant(await context.newPage())
  await expect(assistant.replies).toContainText(['前一半，'])
  await expect(assistant.replies.getByText('回复中断了')).toBeVisible()
  await assistant.log.getByRole('button', { name: '继续生成' }).click()
  const rest = await provider.takeCall('断电时的问题')
  rest.say('后一半。')
  rest.finish()
  await expect(assistant.replies).toContainText(['前一半，后一半。'])
  await expect
    .poll(() => savedMessages(server.url, user))
    .toEqual([
      { sender: 0, messageText: '断电时的问题', status: 'complete' },
      { sender: 1, messageText: '前一半，后一半。', status: 'complete' },
    ])
})

test.describe('写到一半断网', () => {
  /** A reply half-way on a connection that can be cut. */
  async function askHalfWay({ page, registerUser, server, provider }: HalfWay, question: string) {
    const user = await registerUser()
    const network = await startNetwork(server.url)
    await page.goto(`${network.url}/healthz`)
    await page.evaluate((token) => localStorage.setItem('token', token), user.token)
    await open(page, `${network.url}/problems`)
    const assistant = new AssistantScreen(page)
    await assistant.open()
    await assistant.ask(question)
    const call = await provider.takeCall(question)
    call.say('前一半，')
    await expect(assistant.replies).toContainText(['前一半，'])
    return { user, network, assistant, call }
  }

  test('马上就好：自己接上，一字不漏', async ({ page, registerUser, provider, server }) => {
    const { user, network, assistant, call } = await askHalfWay(
      { page, registerUser, server, provider },
      '断一下',
    )
    network.cut()
    await expect(assistant.log.getByText('连接断了，正在重新连接')).toBeVisible()
    call.say('断网时写的，')
    network.mend()
    await expect(assistant.replies).toContainText(['前一半，断网时写的，'])
    await expect(assistant.log.getByText('连接断了，正在重新连接')).toHaveCount(0)
    call.say('后一半。')
    call.finish()
    await expect(assistant.dots).toHaveCount(0)
    await expect
      .poll(() => savedMessages(server.url, user))
      .toEqual([
        { sender: 0, messageText: '断一下', status: 'complete' },
        { sender: 1, messageText: '前一半，断网时写的，后一半。', status: 'complete' },
      ])
    await network.close()
  })

  test('久一些：收到的留着，标明中断；网回来自己接上', async ({
    page,
    context,
    registerUser,
    provider,
    server,
  }) => {
    test.slow()
    const { network, assistant, call } = await askHalfWay({ page, registerUser, server, provider }, '断很久')
    network.cut()
    await context.setOffline(true)
    call.say('断网时写的，')
    await expect(assistant.log.getByText('回复中断了')).toBeVisible({ timeout: 20_000 })
    await expect(assistant.log.getByRole('button', { name: '继续生成' })).toBeVisible()
    await expect(assistant.replies).toContainText(['前一半，'])
    await expect(assistant.sendButton).toBeEnabled()
    network.mend()
    await context.setOffline(false)
    await expect(assistant.replies).toContainText(['前一半，断网时写的，'])
    call.say('后一半。')
    call.finish()
    await expect(assistant.replies).toContainText(['前一半，断网时写的，后一半。'])
    await expect(assistant.log.getByText('回复中断了')).toHaveCount(0)
    await network.close()
  })
})

test('模型中途断了：说明原因，收到的存下，可以继续生成', async ({
  page,
  registerUser,
  signIn,
  provider,
  server,
}) => {
  const user = await registerUser()
  await signIn(page, user)
  const assistant = await openAssistant(page)
  await assistant.ask('会断的问题')
  const call = await provider.takeCall('会断的问题')
  call.say('前一半，')
  await expect(assistant.replies).toContainText(['前一半，'])
  call.cut()
  await expect(assistant.replies.getByText('回复中断了')).toBeVisible()
  await expect(assistant.sendButton).toBeEnabled()
  await expect(assistant.dots).toHaveCount(0)
  await expect
    .poll(() => savedMessages(server.url, user))
    .toMatchObject([{}, { messageText: '前一半，', status: 'interrupted' }])
  await expect(assistant.log.getByRole('button', { name: '继续生成' })).toBeVisible()
})

test('看不懂的一段跳过，其余照收，什么也不提示', async ({ page, registerUser, signIn }) => {
  await signIn(page, await registerUser())
  const told = await noteToasts(page)
  const assistant = await openAssistant(page)
  await page.route('**/api/ai/chat/vo?*', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: 'data: {"content":"好"}\n\ndata: {坏的\n\ndata: {"content":"的"}\n\ndata: end\n\n',
    }),
  )
  await assistant.ask('问')
  await expect(assistant.replies).toContainText(['好的'])
  await expect(assistant.dots).toHaveCount(0)
  expect(await told()).toEqual([])
})

test('模型拒绝第一个问题：字回到输入框，不留下空的对话，刷新后也没有', async ({
  page,
  registerUser,
  signIn,
  provider,
  server,
}) => {
  const user = await registerUser()
  await signIn(page, user)
  const told = await noteToasts(page)
  const assistant = await openAssistant(page)
  await assistant.ask('没有答成的')
  const call = await provider.takeCall('没有答成的')
  call.refuse(500, { message: 'boom' })
  await expect(assistant.box).toHaveValue('没有答成的')
  expect(await told()).toEqual([expect.stringMatching(/^模型服务出错了，请稍后再试编号：[\w-]+$/)])
  await expect.poll(() => callApi(server.url, user, 'GET', '/api/ai-conversation/list')).toEqual([])
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

test.describe('没有发出去', () => {
  const CASES = [
    [
      '太频繁',
      '**/api/ai/chat/vo?*',
      { code: 42900, message: '问得太频繁了', data: { retryAfter: 9 } },
      '问得太频繁了',
      ['问得太频繁了'],
    ],
    [
      '建不了对话',
      '**/api/ai-conversation/add',
      { code: 50000, message: '坏了', data: null },
      '还没有发出去，内容留在这里',
      [],
    ],
    [
      '没有答复',
      '**/api/ai/chat/vo?*',
      undefined,
      '网络连接失败，请检查网络后重试',
      ['网络连接失败，请检查网络后重试'],
    ],
  ] as const

  for (const [name, address, json, said, toasts] of CASES)
    test(`${name}：写的字还在输入框里`, async ({ page, registerUser, signIn }) => {
      await signIn(page, await registerUser())
      const told = await noteToasts(page)
      const assistant = await openAssistant(page)
      await page.route(address, (route) => (json ? route.fulfill({ json }) : route.abort()))
      await assistant.ask('重要的问题')
      await expect(assistant.drawer.getByText(said)).toBeVisible()
      await expect(assistant.box).toHaveValue('重要的问题')
      await expect(assistant.questions).toHaveCount(0)
      await expect(assistant.sendButton).toBeEnabled()
      expect(await told()).toEqual(toasts)
      await open(page, '/problems')
      await assistant.open()
      await expect(assistant.box).toHaveValue('重要的问题')
    })

  test('登录过期：写的字还在，登录后接着问', async ({ page, registerUser, signIn }) => {
    const user = await registerUser()
    await signIn(page, user)
    const assistant = await openAssistant(page)
    await page.route('**/api/ai-conversation/add', (route) =>
      route.fulfill({ json: { code: 40100, message: '请先登录', data: null } }),
    )
    await assistant.ask('重要的问题')
    await expect(page).toHaveURL(/\/login/)
    await page.unroute('**/api/ai-conversation/add')
    await page.getByLabel('邮箱').fill(user.email)
    await page.getByLabel('密码', { exact: true }).fill(user.password)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(assistant.box).toHaveValue('重要的问题')
  })
})

test('标题、消息存不上：只记日志，什么也不提示', async ({ page, registerUser, signIn, provider }) => {
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
})

test('退出登录后，下一个人看不到前一个人的对话与没发的字', async ({ page, registerUser, signIn, server }) => {
  const [user, next] = [await registerUser(), await registerUser()]
  await storeConversation(server.url, user, '甲', '私人的问题', '私人的回答')
  await signIn(page, user)
  const assistant = await openAssistant(page)
  await expect(assistant.replies).toContainText(['私人的回答'])
  await assistant.box.fill('没发的字')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `${user.username}的菜单` }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('邮箱').fill(next.email)
  await page.getByLabel('密码', { exact: true }).fill(next.password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await assistant.open()
  await expect(assistant.box).toHaveValue('')
  await expect(assistant.drawer.getByText('AI 小助手已准备就绪')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('私人')
})
