import { type Browser, chromium, type Page } from 'playwright'
import { type RunnerSite, startRunnerSite } from '../e2e/fixtures/runner-site.ts'
import type { Language } from '../packages/runner/src/problem.ts'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts'
import type { Bench, Figure } from './measure/figure.ts'
import { median } from './measure/statistics.ts'
import { CALLS, CODE, requestOf, SIZE } from './runner/programs.ts'

const WARM_RUNS = 7
const MEGABYTE = 1_000_000
/** As one reads the statement before one runs anything. */
const READING = 4_000

/** How long readers wait for their programs, in Chromium on this machine. */
export const bench: Bench = { name: 'runner', run }

async function run(): Promise<Figure[]> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('no Chromium: set CHROME_PATH')
  const site = await startRunnerSite(true)
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] })
  try {
    return [
      ...(await measureJavaScript(browser, site)),
      ...(await measureLoaded(browser, site, 'sql', 1_500, 50)),
      ...(await measureLoaded(browser, site, 'python', undefined, 200)),
    ]
  } finally {
    await browser.close()
    await site.close()
  }
}

async function measureJavaScript(browser: Browser, site: RunnerSite): Promise<Figure[]> {
  const page = await openPage(browser, site)
  await prepare(page, 'javascript')
  await page.waitForTimeout(READING)
  const first = await runOnce(page, 'javascript')
  const warm = await runWarm(page, 'javascript')
  const bare = await runBare(page)
  await page.close()
  return [
    { name: 'JavaScript, first run', value: first, unit: 'ms', target: { of: 'value', most: 150 } },
    {
      name: 'JavaScript, warm, over the bare function',
      value: warm - bare,
      unit: 'ms',
      target: { of: 'value', most: 30 },
    },
  ]
}

async function measureLoaded(
  browser: Browser,
  site: RunnerSite,
  language: 'python' | 'sql',
  mostFirst: number | undefined,
  mostWarm: number,
): Promise<Figure[]> {
  const cold = await openPage(browser, site)
  const fromNothing = await runOnce(cold, language)
  const bytes = await cold.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .reduce(
        (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
        0,
      ),
  )
  await cold.close()
  const page = await openPage(browser, site)
  await prepare(page, language)
  await page.waitForTimeout(READING)
  const first = await runOnce(page, language)
  const warm = await runWarm(page, language)
  await page.close()
  return [
    { name: `${language}, from nothing`, value: fromNothing, unit: 'ms' },
    { name: `${language}, fetched`, value: bytes / MEGABYTE, unit: 'MB', target: { of: 'value', most: 12 } },
    {
      name: `${language}, first run, ${READING / 1000} s after the page opened`,
      value: first,
      unit: 'ms',
      ...(mostFirst !== undefined && { target: { of: 'value', most: mostFirst } }),
    },
    { name: `${language}, warm`, value: warm, unit: 'ms', target: { of: 'value', most: mostWarm } },
  ]
}

async function openPage(browser: Browser, site: RunnerSite): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(site.address)
  return page
}

const prepare = (page: Page, language: Language) =>
  page.evaluate(
    (wanted) => window.runner.prepare(wanted === 'sql' || wanted === 'python' ? wanted : 'javascript'),
    language,
  )

/** Milliseconds from 运行 to the last result. */
async function runOnce(page: Page, language: 'javascript' | 'python' | 'sql'): Promise<number> {
  const [milliseconds, end] = await page.evaluate(
    async (request) => {
      const start = performance.now()
      let isPassed = false
      await window.runner.run(JSON.parse(request), (event) => {
        if (event.type === 'case') isPassed = event.result.isPassed
      })
      return [performance.now() - start, isPassed] as const
    },
    JSON.stringify(requestOf(language)),
  )
  if (!end) throw new Error(`the program in ${language} fails`)
  return milliseconds
}

async function runWarm(page: Page, language: 'javascript' | 'python' | 'sql'): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < WARM_RUNS; turn += 1) {
    // The worker of the next run is made while nobody waits.
    await page.waitForTimeout(500)
    times.push(await runOnce(page, language))
  }
  return median(times)
}

/** The same function, called by itself as often as the cases do. */
function runBare(page: Page): Promise<number> {
  return page.evaluate(`(() => {
    ${CODE.javascript}
    const start = performance.now()
    for (let call = 0; call < ${CALLS}; call += 1) countPrimes(${SIZE})
    return performance.now() - start
  })()`)
}
