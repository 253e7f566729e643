import type { Locator } from 'playwright/test'
import { AssistantScreen, callApi, expect, savedMessages, test } from '../fixtures/assistant.ts'
import { isTakenOver, open } from '../fixtures/screen.ts'

const READY = 'AI 小助手已准备就绪'
const SUGGESTIONS = [
  '什么是Java中的多线程？',
  '请介绍常见的设计模式',
  '如何优化SQL查询性能？',
  'Vue和React有什么区别？',
]
const HOUR_AND_MINUTE = /^([01]\d|2[0-3]):[0-5]\d$/

/** Where an element ends, in whole pixels. */
async function rightEdge(element: Locator): Promise<number> {
  const place = await element.boundingBox()
  return place ? Math.round(place.x + place.width) : Number.NaN
}

test.describe('按钮与抽屉', () => {
  test.use({ expectedMessages: [/status of 404/] })

  test('每个页面上都有按钮', async ({ page }) => {
    const assistant = new AssistantScreen(page)
    for (const path of [
      '/',
      '/problems',
      '/login',
      '/register',
      '/reset-password',
      '/search?q=锁',
      '/no-such-page',
    ]) {
      await page.goto(path)
      await expect(assistant.button).toBeVisible()
    }
  })

  test('载入5秒后有小圆点，第一次打开抽屉后不再有', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1_000)
    await page.goto('/')
    // The page's clock goes by steps from here on: a slow machine takes no longer to load than a fast one.
    let loading = 0
    const load = async () => {
      await page.clock.runFor(20)
      loading += 20
      return page.evaluate(isTakenOver)
    }
    await expect.poll(load).toBe(true)
    const assistant = new AssistantScreen(page)
    const dot = assistant.button.locator('[data-dot]')
    await page.clock.runFor(4_900 - loading)
    await expect(dot).toHaveCount(0)
    await page.clock.runFor(100 + loading)
    await expect(dot).toBeVisible()
    await assistant.button.click()
    await expect(dot).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.clock.runFor(10_000)
    await expect(dot).toHaveCount(0)
  })

  test('登录的人，页面安静下来后自己取来面板的代码，不问服务器要对话；访客什么也不取', async ({
    page,
    registerUser,
    signIn,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const isPanelAsked = () => asked.some((path) => /\/assets\/PanelWithAntd-.*\.js$/.test(path))
    await open(page, '/problems')
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(isPanelAsked()).toBe(false)
    await signIn(page, await registerUser())
    await page.goto('/problems')
    await expect.poll(isPanelAsked).toBe(true)
    expect(asked.filter((path) => path.startsWith('/api/ai'))).toEqual([])
  })

  test('按钮打开右边的抽屉，页面变暗且不能滚动；点暗处、关闭按钮、Esc都关上，焦点回到按钮', {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    await open(page, '/problems')
    const assistant = new AssistantScreen(page)
    const closings = [
      () => page.keyboard.press('Escape'),
      () => assistant.drawer.getByRole('button', { name: '关闭' }).click(),
      // A phone's drawer covers the whole page.
      ...(isMobile ? [] : [() => page.mouse.click(100, 400)]),
    ]
    for (const close of closings) {
      await assistant.open()
      await expect.poll(() => rightEdge(assistant.drawer)).toBe(page.viewportSize()?.width)
      const dimmed = await assistant.drawer.evaluate(
        (drawer) => getComputedStyle(drawer, '::backdrop').backgroundColor,
      )
      expect(dimmed).toMatch(/^rgba\(.+, 0\.\d+\)$/)
      await page.mouse.wheel(0, 600)
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
      await close()
      await expect(assistant.drawer).toBeHidden()
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
      await expect(assistant.button).toBeFocused()
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('在抽屉里选文字选到了外面，抽屉不关', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone selects otherwise')
    await open(page, '/problems')
    const assistant = new AssistantScreen(page)
    await assistant.open()
    const title = await assistant.drawer.getByText(READY).boundingBox()
    await page.mouse.move((title?.x ?? 0) + 50, (title?.y ?? 0) + 10)
    await page.mouse.down()
    await page.mouse.move(200, 400)
    await page.mouse.up()
    await expect(assistant.drawer).toBeVisible()
  })

  test('焦点留在抽屉里', async ({ page }) => {
    await open(page, '/problems')
    const assistant = new AssistantScreen(page)
    await assistant.open()
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog[open]'),
      )
      expect(isOutside).toBe(false)
    }
  })
})

test.describe('面板', () => {
  test('标题、历史开关、清空、关闭；侧栏打开时宽15rem', { tag: '@phone' }, async ({
    page,
    registerUser,
    signIn,
  }) => {
    await signIn(page, await registerUser())
    await open(page, '/problems')
    const assistant = new AssistantScreen(page)
    await assistant.open()
    const { drawer, history } = assistant
    await expect(drawer.getByRole('heading', { name: 'AI 小助手', exact: true })).toBeVisible()
    for (const name of ['历史对话', '清空当前对话', '关闭'])
      await expect(drawer.getByRole('button', { name, exact: true })).toBeVisible()
    await assistant.showHistory()
    expect((await history.boundingBox())?.width).toBe(240)
    await expect(history.getByRole('button', { name: '新对话', exact: true }).first()).toBeVisible()
    await page.keyboard.press('Tab')
    const toggle = drawer.getByRole('button', { name: '历史对话', exact: true })
    await toggle.evaluate((button: HTMLElement) => button.click())
    await expect(history).toBeHidden()
  })

  test('空的对话：已准备就绪，四个提示；点一个就问它', { tag: '@phone' }, async ({
    page,
    registerUser,
    signIn,
    provider,
  }) => {
    await signIn(page, await registerUser())
    await open(page, '/problems')
    const assistant = new AssistantScreen(page)
    await assistant.open()
    await expect(assistant.drawer.getByRole('heading', { name: READY })).toBeVisible()
    const suggestions = assistant.drawer.getByRole('button').filter({ hasText: /多线程|设计模式|SQL|Vue/ })
    await expect(suggestions).toHaveText(SUGGESTIONS)
    await suggestions.nth(2).click()
    const call = await provider.takeCall('如何优化SQL查询性能？')
    call.say('先看执行计划。')
    call.finish()
    await expect(assistant.questions).toContainText(['如何优化SQL查询性能？'])
    await expect(assistant.replies).toContainText(['先看执行计划。'])
  })

  test('输入框三行，有占位的话，提示Ctrl+Enter发送', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/problems')
    const assistant = new AssistantScreen(page)
    await assistant.open()
    await expect(assistant.box).toHaveAttribute('rows', '3')
    await expect(assistant.drawer.getByText('Ctrl+Enter发送')).toBeVisible()
    await expect(assistant.sendButton).toBeEnabled()
  })
})

test.describe('提问', () => {
  test('自己的在右，回复在左并按Markdown显示，都有时分；写的时候三点在动、不能再发；写完两条都存下', {
    tag: '@phone',
  }, async ({ page, registerUser, signIn, provider, server }) => {
    const user = await registerUser()
    await signIn(page, user)
    await open(page, '/problems')
    const assistant = new AssistantScreen(page)
    const { questions, replies, dots, sendButton, log, box } = assistant
    await assistant.open()
    await assistant.ask('线程池有哪些参数？')
    const call = await provider.takeCall('线程池有哪些参数？')
    await expect(questions).toHaveText(/^线程池有哪些参数？\d\d:\d\d$/)
    await expect(dots.locator('i')).toHaveCount(3)
    await expect(sendButton).toBeDisabled()
    await expect(box).toHaveValue('')
    call.say('有**七个**参数：\n\n1. 核心线程数\n')
    await expect(replies.locator('strong')).toHaveText('七个')
    await expect(replies.locator('ol > li')).toHaveText(['核心线程数'])
    await expect(dots).toBeVisible()
    await expect(replies.locator('time')).toHaveText(HOUR_AND_MINUTE)
    call.say('2. 最大线程数')
    call.finish()
    await expect(dots).toHaveCount(0)
    await expect(sendButton).toBeEnabled()
    await expect(log.locator('time')).toHaveText([HOUR_AND_MINUTE, HOUR_AND_MINUTE])
    const [whole, own, reply] = await Promise.all(
      [log, questions.locator('p'), replies].map((one) => one.boundingBox()),
    )
    if (!whole || !own || !reply) throw new Error('not on the screen')
    expect(own.x - whole.x).toBeGreaterThan(whole.width / 4)
    expect(reply.x - whole.x).toBeLessThan(40)
    await expect
      .poll(() => savedMessages(server.url, user))
      .toEqual([
        { sender: 0, messageText: '线程池有哪些参数？', status: 'complete' },
        { sender: 1, messageText: '有**七个**参数：\n\n1. 核心线程数\n2. 最大线程数', status: 'complete' },
      ])
  })

  test('Ctrl+Enter与⌘+Enter发送，Enter换行；选词时的Ctrl+Enter不发送', async ({
    page,
    registerUser,
    signIn,
    provider,
  }) => {
    await signIn(page, await registerUser())
    await open(page, '/problems')
    const assistant = new AssistantScreen(page)
    await assistant.open()
    for (const [keys, question] of [
      ['Control+Enter', '第一问'],
      ['Meta+Enter', '第二问'],
    ] as const) {
      await assistant.box.fill(question)
      await page.keyboard.press('Enter')
      await page.keyboard.type('下一行')
      await expect(assistant.box).toHaveValue(`${question}\n下一行`)
      await assistant.box.dispatchEvent('keydown', {
        key: 'Enter',
        ctrlKey: true,
        isComposing: true,
        bubbles: true,
      })
      await expect(assistant.box).toHaveValue(`${question}\n下一行`)
      await page.keyboard.press(keys)
      await page.keyboard.press(keys)
      const call = await provider.takeCall(`${question}\n下一行`)
      await expect(assistant.box).toHaveValue('')
      await expect(assistant.confirmation).toHaveCount(0)
      call.say('好')
      call.finish()
      await expect(assistant.dots).toHaveCount(0)
    }
    await expect(assistant.questions).toHaveCount(2)
  })

  test('三秒还没有开始回答：说在等什么', async ({ page, registerUser, signIn, provider }) => {
    await signIn(page, await registerUser())
    await open(page, '/problems')
    const assistant = new AssistantScreen(page)
    await assistant.open()
    await assistant.ask('慢慢想')
    const call = await provider.takeCall('慢慢想')
    const note = assistant.log.getByText('还在等待回答开始')
    await expect(note).toBeVisible()
    call.say('好')
    await expect(note).toHaveCount(0)
    call.finish()
  })

  test('没有写字就发送：弹出“请输入内容”，什么也不发', async ({ page, registerUser, signIn, server }) => {
    const user = await registerUser()
    await signIn(page, user)
    await open(page, '/problems')
    const assistant = new AssistantScreen(page)
    await assistant.open()
    for (const text of ['', '  \n ']) {
      await assistant.ask(text)
      await expect(assistant.confirmation).toHaveText(/^请输入内容/)
      await assistant.confirmation.getByRole('button', { name: '确定' }).click()
      await expect(assistant.confirmation).toHaveCount(0)
      await expect(assistant.drawer).toBeVisible()
    }
    expect(await callApi(server.url, user, 'GET', '/api/ai-conversation/list')).toEqual([])
  })

  for (const [question, title] of [
    ['什么是线程池？', '什么是线程池？'],
    ['一二三四五六七八九十一二三四五六七八九十', '一二三四五六七八九十一二三四五六七八九十'],
    ['一二三四五六七八九十一二三四五六七八九十多', '一二三四五六七八九十一二三四五六七八九十...'],
  ] as const)
    test(`第一问是“${question}”：对话改名为“${title}”，也告诉服务器`, async ({
      page,
      registerUser,
      signIn,
      provider,
      server,
    }) => {
      const user = await registerUser()
      await signIn(page, user)
      await open(page, '/problems')
      const assistant = new AssistantScreen(page)
      await assistant.open()
      await assistant.ask(question)
      const call = await provider.takeCall(question)
      await assistant.showHistory()
      expect(await assistant.titles()).toEqual(['新对话'])
      call.say('好')
      call.finish()
      await expect.poll(() => assistant.titles()).toEqual([title])
      await expect
        .poll(() => callApi<{ title: string }[]>(server.url, user, 'GET', '/api/ai-conversation/list'))
        .toMatchObject([{ title }])
    })

  test('写的时候随着滚到底；往上滚就停住，回到底又跟着', { tag: '@phone' }, async ({
    page,
    registerUser,
    signIn,
    provider,
  }) => {
    await signIn(page, await registerUser())
    await open(page, '/problems')
    const assistant = new AssistantScreen(page)
    await assistant.open()
    await assistant.ask('讲长一点')
    const call = await provider.takeCall('讲长一点')
    const fromBottom = () =>
      assistant.log.evaluate(
        ({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop,
      )
    const paragraphs = (count: number) => '这一段讲线程池，讲得很长。\n\n'.repeat(count)
    call.say(paragraphs(40))
    await expect(assistant.replies.locator('p')).toHaveCount(40)
    await expect.poll(fromBottom).toBeLessThan(3)
    await assistant.log.evaluate((log) => log.scrollBy(0, -30))
    await expect.poll(fromBottom).toBeGreaterThan(20)
    call.say(paragraphs(10))
    await expect(assistant.replies.locator('p')).toHaveCount(50)
    expect(await fromBottom()).toBeGreaterThan(100)
    await assistant.drawer.getByRole('button', { name: '回到最新' }).click()
    await expect.poll(fromBottom).toBeLessThan(3)
    call.say(paragraphs(10))
    await expect(assistant.replies.locator('p')).toHaveCount(60)
    await expect.poll(fromBottom).toBeLessThan(3)
    call.finish()
    await expect(assistant.dots).toHaveCount(0)
  })

  test('访客：问了就请他登录，登录后抽屉开着，写的还在', async ({ page, registerUser }) => {
    const user = await registerUser()
    await open(page, '/problems?difficulty=hard')
    const assistant = new AssistantScreen(page)
    await assistant.open()
    await assistant.ask('访客想问的')
    await expect(page).toHaveURL(/\/login\?redirect=%2Fproblems%3Fdifficulty%3Dhard$/)
    await expect(page.getByText('登录后就可以提问，你写的内容会留着')).toBeVisible()
    await page.getByLabel('邮箱').fill(user.email)
    await page.getByLabel('密码', { exact: true }).fill(user.password)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL('/problems?difficulty=hard')
    await expect(assistant.box).toHaveValue('访客想问的')
  })
})
