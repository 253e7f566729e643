import type { Browser, Page } from 'playwright'
import { traceMainThread } from '../measure/main-thread.ts'

/** How much slower than this machine's the processor is, as Lighthouse takes it of a phone. */
const SLOWDOWN = 4
/** Milliseconds after which a page has fetched by itself what it fetches in idle moments. */
const SETTLED = 4_000
/** Milliseconds after a press until its paint is reported. */
const REPORTED = 1_500

type Press = () => Promise<void>

/**
 * Presses on a page that has come to rest.
 * @returns the longest task of the main thread by its own time, times the slowdown, in milliseconds
 */
export async function measureWork(browser: Browser, page: Page, press: Press): Promise<number> {
  await page.waitForTimeout(SETTLED)
  const { longestTask } = await traceMainThread(browser, page, async () => {
    await press()
    await page.waitForTimeout(REPORTED)
  })
  return longestTask * SLOWDOWN
}

/**
 * Presses on a page that has come to rest, with the processor slowed down.
 * @returns milliseconds from the press to the next paint, as the browser reports it (INP)
 */
export async function measureInp(page: Page, press: Press): Promise<number> {
  await page.waitForTimeout(SETTLED)
  await page.evaluate(noteEvents)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await press()
  await page.waitForTimeout(REPORTED)
  await session.detach()
  return page.evaluate(() => window.longestAnswer)
}

declare global {
  interface Window {
    /** Milliseconds of the slowest press since the events are noted. */
    longestAnswer: number
  }
}

/** Runs in the page before the press. */
function noteEvents(): void {
  window.longestAnswer = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId !== 0)
        window.longestAnswer = Math.max(window.longestAnswer, entry.duration)
  })
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  observer.observe(options)
}
