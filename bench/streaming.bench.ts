import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from 'playwright'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts'
import { createAnswer, longBlocks } from './generator/answer.ts'
import type { Bench, Figure } from './measure/figure.ts'
import { type MainThreadWork, traceMainThread } from './measure/main-thread.ts'
import { median } from './measure/statistics.ts'
import { buildPage } from './streaming/build-page.ts'
import type { RendererName } from './streaming/show-in-steps.ts'

const LENGTH = 40_000
const STEP = 20
const RUNS = 2
const MOST_OF_STREAMDOWN = 0.35
const MOST_GROWTH = 2.2
const ADDRESS = 'http://bench.invalid/'

/** The main thread's work of showing an answer while it is written, beside other renderers. */
export const bench: Bench = { name: 'streaming', run }

async function run(): Promise<Figure[]> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('no Chromium: set CHROME_PATH')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-streaming-'))
  await buildPage(folder)
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] })
  try {
    const measure = (renderer: RendererName, text: string) => measureWork(browser, folder, renderer, text)
    const short = await compare(measure, LENGTH / 4)
    return [...short, ...(await compare(measure, LENGTH)), ...(await measureGrowth(measure))]
  } finally {
    await browser.close()
    await rm(folder, { recursive: true })
  }
}

type Measure = (renderer: RendererName, text: string) => Promise<MainThreadWork>

async function compare(measure: Measure, length: number): Promise<Figure[]> {
  const text = createAnswer(length)
  const own: MainThreadWork[] = []
  const streamdown: MainThreadWork[] = []
  for (let turn = 0; turn < RUNS; turn += 1) {
    own.push(await measure('own', text))
    streamdown.push(await measure('streamdown', text))
  }
  const name = `${length} characters in steps of ${STEP}`
  return [
    {
      name: `${name}, beside Streamdown`,
      value: median(own.map(({ total }) => total)),
      unit: 'ms',
      reference: median(streamdown.map(({ total }) => total)),
      target: { of: 'ratio', most: MOST_OF_STREAMDOWN },
    },
    {
      name: `${name}, longest task beside Streamdown`,
      value: median(own.map(({ longestTask }) => longestTask)),
      unit: 'ms',
      reference: median(streamdown.map(({ longestTask }) => longestTask)),
    },
  ]
}

/** Twice the text, and twice the text in one block. */
async function measureGrowth(measure: Measure): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [kind, create] of Object.entries({ answer: createAnswer, ...longBlocks })) {
    figures.push({
      name: `${2 * LENGTH} characters beside ${LENGTH}, ${kind}`,
      value: (await measure('own', create(2 * LENGTH))).total,
      unit: 'ms',
      reference: (await measure('own', create(LENGTH))).total,
      target: { of: 'ratio', most: MOST_GROWTH },
    })
  }
  return figures
}

/** On a fresh page that has shown a short text before: what is loaded and compiled once is not in it. */
async function measureWork(
  browser: Browser,
  folder: string,
  renderer: RendererName,
  text: string,
): Promise<MainThreadWork> {
  const page = await browser.newPage()
  await page.route(`${ADDRESS}**`, (route) => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({ path: path.join(folder, pathname === '/' ? 'index.html' : pathname) })
  })
  const show = async (shown: string) => {
    await page.goto(ADDRESS)
    await page.waitForFunction(() => 'showInSteps' in window)
    return () =>
      page.evaluate(([name, all, step]) => window.showInSteps(name, all, step), [
        renderer,
        shown,
        STEP,
      ] as const)
  }
  await (await show(createAnswer(LENGTH / 10)))()
  const act = await show(text)
  try {
    return await traceMainThread(browser, page, act)
  } finally {
    await page.close()
  }
}
