import type { Browser, Page } from 'playwright'
import type { Figure } from '../measure/figure.ts'
import { percentile } from '../measure/statistics.ts'
import { assistantButton, openSite, questionBox, registerLearner } from './learner.ts'

const MESSAGES = 200
const KEYS = 150
const MOST_MILLISECONDS = 50
const KEY_PAUSE = 60
const REPLY = `线程池**重复使用**线程：

1. 少建线程
2. 控制数量

\`\`\`java
ExecutorService pool = Executors.newFixedThreadPool(8);
\`\`\`

| 参数 | 含义 |
| - | - |
| 核心线程数 | 一直在的线程 |
`

/** Time until a key is painted while a reply is written into a long conversation. */
export async function measureTyping(browser: Browser, url: string): Promise<Figure[]> {
  const learner = await registerLearner(url)
  await learner.store(MESSAGES, REPLY)
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  const page = await openSite(context, url, learner)
  await assistantButton(page).click()
  await page
    .locator('[data-reply]')
    .nth(MESSAGES / 2 - 1)
    .waitFor()
  // Twenty pieces a second, for longer than the keys take.
  await questionBox(page).fill('pieces 600 every 50')
  await page.keyboard.press('Control+Enter')
  await page
    .locator('[data-reply]')
    .nth(MESSAGES / 2)
    .locator('.md p')
    .waitFor()
  const times = await typeKeys(page)
  await context.close()
  const name = `a key while a reply is written, ${MESSAGES} messages above it`
  return [
    {
      name: `${name}, median`,
      value: percentile(times, 0.5),
      unit: 'ms',
      target: { of: 'value', most: MOST_MILLISECONDS },
    },
    { name: `${name}, longest`, value: Math.max(...times), unit: 'ms' },
  ]
}

/** @returns for each key, milliseconds from when it was pressed until it was painted, by the browser's own timing */
async function typeKeys(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const noted: number[] = []
    Object.assign(window, { noted })
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => noted.push(performance.now() - timeStamp))),
      { capture: true },
    )
  })
  await questionBox(page).focus()
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.type('a')
    await page.waitForTimeout(KEY_PAUSE)
  }
  return page.evaluate(() => {
    const noted: unknown = Reflect.get(window, 'noted')
    if (!Array.isArray(noted)) throw new Error('no keys were noted')
    return noted.map(Number)
  })
}
