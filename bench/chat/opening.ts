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
/** Milliseconds after which a page has fetched by itself what the panel needs, and after which it has not yet. */
const SETTLED = 4_000
const UNSETTLED = 1_000
/** Milliseconds until the browser has kept the chat, which the next opening begins with. */
const KEPT = 1_500

/** How long opening the assistant takes until one can type and read. */
export async function measureOpening(browser: Browser, url: string): Promise<Figure[]> {
  const learner = await registerLearner(url)
  await learner.store(MESSAGES, REPLY)
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  const first: number[] = []
  const early: number[] = []
  const again: number[] = []
  const open = async (settle: number) => {
    const page = await openSite(context, url, learner)
    await page.waitForTimeout(settle)
    const time = await timeOpening(page)
    await page.waitForTimeout(KEPT)
    return { page, time }
  }
  for (let run = 0; run < RUNS; run += 1) {
    const settled = await open(SETTLED)
    first.push(settled.time)
    await settled.page.keyboard.press('Escape')
    await questionBox(settled.page).waitFor({ state: 'hidden' })
    again.push(await timeOpening(settled.page))
    await settled.page.close()
    const unsettled = await open(UNSETTLED)
    early.push(unsettled.time)
    await unsettled.page.close()
  }
  await context.close()
  const figure = (name: string, times: number[], most: number): Figure => ({
    name,
    value: median(times),
    unit: 'ms',
    target: { of: 'value', most },
  })
  return [
    figure('opened for the first time, cache warm', first, MOST_FIRST),
    figure('the same as soon as the page is there', early, MOST_FIRST),
    figure('opened again', again, MOST_AGAIN),
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
          // After the frame that is about to show it.
          return setTimeout(() => resolve(performance.now() - start))
        }
        button.click()
        requestAnimationFrame(look)
      }),
  )
}
