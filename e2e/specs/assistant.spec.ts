import type { Locator } from 'playwright/test'
import {
  AssistantScreen,
  expect,
  listConversations,
  openAssistant,
  savedMessages,
  test,
} from '../fixtures/assistant.ts'
import { fillInLogin, isTakenOver, open } from '../fixtures/screen.ts'

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

test('按钮打开右边的抽屉，页面变暗且不能滚动；点暗处、关闭按钮、Esc都关上，焦点回到按钮', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await open(page, '/problems')
  const assistant = new AssistantScreen(page)
  const { drawer, box } = assistant
  const closings = [
    () => page.keyboard.press('Escape'),
    () => drawer.getByRole('button', { name: '关闭' }).click(),
    // A phone's drawer covers the whole page.
    ...(isMobile ? [] : [() => page.mouse.click(100, 400)]),
  ]
  for (const close of closings) {
    await assistant.open()
    await expect.poll(() => rightEdge(drawer)).toBe(page.viewportSize()?.width)
    const dimmed = await drawer.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor)
    expect(dimmed).toMatch(/^rgba\(.+, 0\.\d+\)$/)
    await page.mouse.wheel(0, 600)
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await close()
    await expect(drawer).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    await expect(assistant.button).toBeFocused()
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await assistant.open()
  await expect(box).toHaveAttribute('rows', '3')
  await expect(drawer.getByText('Ctrl+Enter发送')).toBeVisible()
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog[open]'),
    )
    expect(isOutside).toBe(false)
  }
  if (isMobile) return
  const title = await drawer.getByText('AI 小助手已准备就绪').boundingBox()
  await page.mouse.move((title?.x ?? 0) + 50, (title?.y ?? 0) + 10)
  await page.mouse.down()
  await page.mouse.move(200, 400)
  await page.mouse.up()
  await expect(drawer).toBeVisible()
})

test('空的对话：已准备就绪，四个提示；点一个就问它', { tag: '@phone' }, async ({
  page,
  registerUser,
  signIn,
  provider,
}) => {
  await signIn(page, await registerUser())
  const assistant = await openAssistant(page)
  const { drawer, history } = assistant
  await expect(drawer.getByRole('heading', { name: 'AI 小助手', exact: true })).toBeVisible()
  for (const name of ['历史对话', '清空当前对话', '关闭'])
    await expect(drawer.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(drawer.getByRole('heading', { name: 'AI 小助手已准备就绪' })).toBeVisible()
  const suggestions = drawer.getByRole('button').filter({ hasText: /多线程|设计模式|SQL|Vue/ })
  await expect(suggestions).toHaveText(SUGGESTIONS)

  await assistant.showHistory()
  expect((await history.boundingBox())?.width).toBe(240)
  await expect(history.getByRole('button', { name: '新对话', exact: true }).first()).toBeVisible()
  const toggle = drawer.getByRole('button', { name: '历史对话', exact: true })
  // A phone's sidebar lies over its own button.
  await toggle.evaluate((button: HTMLElement) => button.click())
  await expect(history).toBeHidden()

  await suggestions.nth(2).click()
  const call = await provider.takeCall('如何优化SQL查询性能？')
  call.say('先看执行计划。')
  call.finish()
  await expect(assistant.questions).toContainText(['如何优化SQL查询性能？'])
  await expect(assistant.replies).toContainText(['先看执行计划。'])
})

test('自己的在右，回复在左并按Markdown显示，都有时分；写的时候三点在动、不能再发；写完两条都存下', async ({
  page,
  user,
  provider,
  server,
}) => {
  const assistant = await openAssistant(page)
  const { questions, replies, dots, sendButton, log, box, drawer } = assistant
  const said = drawer.getByRole('status').filter({ hasText: /^(正在回答|有七个参数)/ })
  await assistant.ask('请问线程池有哪些参数，分别是什么意思？')
  const call = await provider.takeCall('请问线程池有哪些参数，分别是什么意思？')
  await expect(questions).toHaveText(/^请问线程池有哪些参数，分别是什么意思？\d\d:\d\d$/)
  await expect(dots.locator('i')).toHaveCount(3)
  await expect(sendButton).toBeDisabled()
  await expect(box).toHaveValue('')
  await expect(said).toHaveText('正在回答')
  call.reason('先看题目')
  await expect(log.getByText('正在思考')).toBeVisible()
  await expect(log.getByText('先看题目')).toBeHidden()
  call.say('有**七个**参数：\n\n1. 核心线程数\n')
  await expect(replies.locator('strong')).toHaveText('七个')
  await expect(replies.locator('ol > li')).toHaveText(['核心线程数'])
  await expect(dots).toBeVisible()
  await expect(said).toHaveText('正在回答')
  await expect(replies.locator('time')).toHaveText(HOUR_AND_MINUTE)
  call.say('2. 最大线程数')
  call.finish()
  await expect(dots).toHaveCount(0)
  await expect(said).toHaveText(/^有七个参数/)
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
      { sender: 0, messageText: '请问线程池有哪些参数，分别是什么意思？', status: 'complete' },
      { sender: 1, messageText: '有**七个**参数：\n\n1. 核心线程数\n2. 最大线程数', status: 'complete' },
    ])
  await assistant.showHistory()
  await expect.poll(() => assistant.titles()).toEqual(['请问线程池有哪些参数，分别是什么意思？'])
  await log.getByText('思考过程').click()
  await expect(log.getByText('先看题目')).toBeVisible()
})

test('没有写字就发送：弹出“请输入内容”，什么也不发；Ctrl+Enter与⌘+Enter发送，Enter换行', async ({
  page,
  user,
  provider,
  server,
}) => {
  const assistant = await openAssistant(page)
  const { box, confirmation } = assistant
  await assistant.ask('  \n ')
  await expect(confirmation).toHaveText(/^请输入内容/)
  await confirmation.getByRole('button', { name: '确定' }).click()
  await expect(confirmation).toHaveCount(0)
  await expect(assistant.drawer).toBeVisible()
  expect(await listConversations(server.url, user)).toEqual([])

  for (const [keys, question] of [
    ['Control+Enter', '第一问'],
    ['Meta+Enter', '第二问'],
  ] as const) {
    await box.fill(question)
    await page.keyboard.press('Enter')
    await page.keyboard.type('下一行')
    const composing = { key: 'Enter', ctrlKey: true, isComposing: true, bubbles: true }
    await box.dispatchEvent('keydown', composing)
    await expect(box).toHaveValue(`${question}\n下一行`)
    await page.keyboard.press(keys)
    await page.keyboard.press(keys)
    const call = await provider.takeCall(`${question}\n下一行`)
    await expect(box).toHaveValue('')
    await expect(confirmation).toHaveCount(0)
    call.say('好')
    call.finish()
    await expect(assistant.dots).toHaveCount(0)
  }
  await expect(assistant.questions).toHaveCount(2)
})

test('写的时候随着滚到底；往上滚就停住，回到底又跟着', async ({ page, registerUser, signIn, provider }) => {
  await signIn(page, await registerUser())
  const assistant = await openAssistant(page)
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
  const assistant = await openAssistant(page, '/problems?difficulty=hard')
  await assistant.ask('访客想问的')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fproblems%3Fdifficulty%3Dhard$/)
  await expect(page.getByText('登录后就能提问，写好的内容会保留')).toBeVisible()
  await fillInLogin(page, await registerUser())
  await expect(page).toHaveURL('/problems?difficulty=hard')
  await expect(assistant.box).toHaveValue('访客想问的')
})
