import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { isTakenOver } from '../../e2e/fixtures/screen.ts'
import { CHROMIUM_FLAGS, findChromium } from '../chromium.ts'
import type { DemoPages } from './demo-data.ts'

interface Screen {
  name: string
  path: string
  /** Whether it is a guest who looks at it. */
  isGuest?: boolean
  /** In which themes and on which devices it is shown; in all when left out. */
  looks?: readonly Look[]
  /** What is done before the picture is taken. */
  act?: (page: Page) => Promise<void>
}

const THEMES = ['light', 'dark'] as const
const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
}
type Device = keyof typeof DEVICES
type Theme = (typeof THEMES)[number]
type Look = `${Theme}-${Device}`

/** A busy machine takes its time. */
const PATIENCE = 600_000
/** A picture weighs this much at most. */
const MOST_BYTES = 150 * 1024
const QUALITIES = [84, 72, 60, 45]

const RECALLED =
  '核心线程数、最大线程数、空闲线程的存活时间和单位、任务队列、线程工厂、拒绝策略。任务来了先建核心线程，满了进队列，队列满了才建到最大线程数。'

const screensOf = (pages: DemoPages): Screen[] => [
  { name: 'guest', path: '/', isGuest: true, looks: ['light-desktop', 'dark-phone'] },
  { name: 'home', path: '/', looks: ['dark-desktop', 'light-phone'] },
  { name: 'problems', path: '/problems' },
  { name: 'question', path: pages.question, act: recall },
  { name: 'session', path: pages.session },
  { name: 'result', path: pages.result },
  { name: 'learning', path: '/learning' },
]

/** Takes a picture of every screen. @returns the names of the files, each once it is written */
export async function* takeScreens(url: string, pages: DemoPages, folder: string): AsyncGenerator<string> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    env: { ...process.env, LANG: 'C.UTF-8' },
    ...(executablePath && { executablePath }),
  })
  try {
    for (const device of ['desktop', 'phone'] as const)
      for (const theme of THEMES) {
        const look: Look = `${theme}-${device}`
        const page = await openPage(browser, url, { device, theme })
        for (const screen of screensOf(pages)) {
          if (screen.looks?.includes(look) === false) continue
          await signIn(page, url, screen.isGuest ? null : pages.token)
          await show(page, screen)
          const name = `${screen.name}-${look}.webp`
          await writeFile(join(folder, name), await takePicture(page))
          yield name
        }
        await page.context().close()
      }
  } finally {
    await browser.close()
  }
}

interface Looks {
  device: Device
  theme: Theme
}

async function openPage(browser: Browser, url: string, { device, theme }: Looks): Promise<Page> {
  const context = await browser.newContext({
    ...DEVICES[device],
    baseURL: url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(PATIENCE)
  return context.newPage()
}

/** Makes the browser that of whoever holds the token, or a guest's. */
async function signIn(page: Page, origin: string, token: string | null): Promise<void> {
  const localStorage = token === null ? [] : [{ name: 'token', value: token }]
  await page.goto('about:blank')
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
}

async function show(page: Page, { path, act, isGuest = false }: Screen): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(isTakenOver)
  await page.waitForFunction(isQuiet, isGuest)
  await act?.(page)
  await page.waitForFunction(isQuiet, isGuest)
}

/** @returns whether nothing is awaited any more; for the page itself to run */
function isQuiet(isGuest: boolean): boolean {
  const waits = '[role=status][aria-label^=正在加载], [aria-busy=true]'
  const isBare = document.querySelector(waits) === null
  const pictures = [...document.images].every(({ complete }) => complete)
  const isMember = document.querySelector('header button[aria-haspopup=menu]') !== null
  return isBare && pictures && isMember !== isGuest && document.fonts.status === 'loaded'
}

/** Recalls the answer before looking at it. */
async function recall(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '先说一遍' }).fill(RECALLED)
  await page.getByRole('button', { name: '显示答案' }).click()
  await page.getByRole('heading', { name: '要点' }).waitFor()
}

/** WebP, as good as its weight allows. */
async function takePicture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  let picture = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
    picture = Buffer.from(data, 'base64')
    if (picture.length <= MOST_BYTES) break
  }
  await session.detach()
  return picture
}
