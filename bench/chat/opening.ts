import type { Browser, Page } from 'playwright'
import type { Figure } from '../measure/figure.ts'
import { median } from '../measure/statistics.ts'
import { assistantButton, openSite, questionBox, registerLearner } from './learner.ts'

const RUNS = 7
const MOST_FIRST = 200
const MOST_AGAIN = 50
const MESSAGES = 6
const REPLY =
  '线程池**重复使用**线程：\n\n1. 少建线程\n2. 控制数量\n\n核心线程数、最大线程数与队列决定任务怎样排队。'
/** Milliseconds that a page has for what it loads by itself; less than until the panel is fetched unasked. */
const SETTLE = 3_000

/** How long opening the assistant takes until one can type and read. */
export async function measureOpening(browser: Browser, url: string): Promise<Figure[]> {
  const learner = await registerLearner(url)
  await learner.store(MESSAGES, REPLY)
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  const first: number[] = []
  const again: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const page = await openSite(context, url, learner)
    await page.waitForTimeout(SETTLE)
    first.push(await timeOpening(page))
    await page.keyboard.press('Escape')
    await questionBox(page).waitFor({ state: 'hidden' })
    again.push(await timeOpening(page))
    await page.close()
  }
  await context.close()
  return [
    {
      name: 'opened for the first time, cache warm',
      value: median(first),
      unit: 'ms',
      target: { of: 'value', most: MOST_FIRST },
    },
    { name: 'opened again', value: median(again), unit: 'ms', target: { of: 'value', most: MOST_AGAIN } },
  ]
}

/** Milliseconds from the press until the box and the replies have been painted. */
async function timeOpening(page: Page): Promise<number> {
  return assistantButton(page).evaluate(
    (button: HTMLElement) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const look = () => {
          const drawer = document.querySelector('dialog[open]')
          const isThere = drawer?.querySelector('textarea') && drawer.querySelector('[data-reply] .md p')
          if (!isThere) return requestAnimationFrame(look)
          // After the frame that shows it.
          return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
        }
        button.click()
        look()
      }),
  )
}
