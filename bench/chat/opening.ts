import type { Browser, Page } from 'playwright'
import type { Figure } from '../measure/figure.ts'
import { median } from '../measure/statistics.ts'
import { assistantButton, openSite, questionBox, registerLearner } from './learner.ts'

const RUNS = 7
const MOST_FIRST = 300
const MOST_AGAIN = 80
const MESSAGES = 6
const REPLY =
  '线程池**重复使用**线程：\n\n1. 少建线程\n2. 控制数量\n\n核心线程数、最大线程数与队列决定任务怎样排队。'
/** Milliseconds after which a page has fetched by itself what it fetches in idle moments. */
const SETTLED = 4_000
/** Milliseconds until the browser has kept the chat, which the next opening begins with. */
const KEPT = 1_500

/** Time from opening the assistant until one can type and read. */
export async function measureOpening(browser: Browser, url: string): Promise<Figure[]> {
  const learner = await registerLearner(url)
  await learner.store(MESSAGES, REPLY)
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  const first: number[] = []
  const fetched: number[] = []
  const again: number[] = []
  const open = async (savesData: boolean) => {
    const page = await openSite(context, url, learner, savesData)
    await page.waitForTimeout(SETTLED)
    const time = await timeOpening(page)
    await page.waitForTimeout(KEPT)
    return { page, time }
  }
  for (let run = 0; run < RUNS; run += 1) {
    const unasked = await open(false)
    fetched.push(unasked.time)
    await unasked.page.keyboard.press('Escape')
    await questionBox(unasked.page).waitFor({ state: 'hidden' })
    again.push(await timeOpening(unasked.page))
    await unasked.page.close()
    const saving = await open(true)
    first.push(saving.time)
    await saving.page.close()
  }
  await context.close()
  const figure = (name: string, times: number[], most: number): Figure => ({
    name,
    value: median(times),
    unit: 'ms',
    target: { of: 'value', most },
  })
  return [
    figure('opened for the first time, cache warm, nothing fetched ahead', first, MOST_FIRST),
    figure('the same, fetched in an idle moment', fetched, MOST_FIRST),
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
