import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts'
import { assistantButton, openSite, registerLearner } from './chat/learner.ts'
import { measureInp, measureWork } from './interaction/answer.ts'
import { startServer } from './measure/child-process.ts'
import type { Bench, Figure } from './measure/figure.ts'
import { median } from './measure/statistics.ts'

const RUNS = 3
const MOST = 200

/** How soon the page answers a press, on a processor four times slower: rating, the assistant, tabs. */
export const bench: Bench = { name: 'interaction', run }

interface Interaction {
  name: string
  /** Where it is pressed; without one, where the site was opened. */
  path?: string
  press: (page: Page) => Promise<void>
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'answer shown',
    path: '/problems/bagu/1',
    press: (page) => page.getByRole('button', { name: '显示答案' }).click(),
  },
  {
    name: 'rating',
    press: (page) => page.getByRole('button', { name: '掌握' }).click(),
  },
  {
    name: 'card turned',
    path: '/problems/cards',
    press: (page) => page.getByRole('button', { name: '显示答案' }).click(),
  },
  { name: 'assistant opened', path: '/problems', press: (page) => assistantButton(page).click() },
  {
    name: 'tab of the forum',
    path: '/discussion',
    press: (page) =>
      page.getByRole('navigation', { name: '分类' }).getByRole('link', { name: '面经' }).click(),
  },
  {
    name: 'tab of the profile',
    path: '/user/profile',
    press: (page) => page.getByRole('tab', { name: /笔记/ }).click(),
  },
]

async function run(): Promise<Figure[]> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('no Chromium: set CHROME_PATH')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-interaction-'))
  const server = await startServer({ DATA_DIR: path.join(folder, 'data'), LIMITS: 'off' })
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const work = await repeat(server.url, browser, (page, press) => measureWork(browser, page, press))
    const inp = await repeat(server.url, browser, measureInp)
    return INTERACTIONS.flatMap(({ name }) => [
      figure(`${name}, own time of its longest task`, work.get(name)),
      figure(`${name}, INP by the clock`, inp.get(name)),
    ])
  } finally {
    await browser.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Measure = (page: Page, press: () => Promise<void>) => Promise<number>

/** Presses everything on some sites of new learners. @returns the milliseconds of each by its name */
async function repeat(url: string, browser: Browser, measure: Measure): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>()
  for (let count = 0; count < RUNS; count += 1) {
    const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 412, height: 823 } })
    const page = await openSite(context, url, await registerLearner(url))
    for (const { name, path: at, press } of INTERACTIONS) {
      if (at !== undefined) await page.goto(url + at)
      const time = await measure(page, () => press(page))
      times.set(name, [...(times.get(name) ?? []), time])
    }
    await context.close()
  }
  return times
}

function figure(name: string, times: readonly number[] = []): Figure {
  return { name, value: median(times), unit: 'ms', target: { of: 'value', most: MOST } }
}
