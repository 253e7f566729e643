import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from 'playwright'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts'
import { measureOpening } from './chat/opening.ts'
import { measureTyping } from './chat/typing.ts'
import { weighPanel } from './chat/weight.ts'
import { type Child, startReference, startServer } from './measure/child-process.ts'
import type { Bench, Figure } from './measure/figure.ts'

const MOST_KIB = 230

/** The assistant's panel in the browser: what opening it costs, and typing while a reply is written. */
export const bench: Bench = { name: 'chat', run }

async function run(): Promise<Figure[]> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('no Chromium: set CHROME_PATH')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-chat-'))
  const children: Child[] = []
  let browser: Browser | undefined
  try {
    const provider = await startReference('chat/upstream.ts', {})
    children.push(provider)
    const server = await startServer({
      DATA_DIR: path.join(folder, 'data'),
      LIMITS: 'off',
      AI_BASE_URL: provider.url,
      AI_MODEL: 'bench',
    })
    children.push(server)
    browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
    const weight: Figure = {
      name: 'fetched to open the panel',
      value: await weighPanel(),
      unit: 'KiB',
      target: { of: 'value', most: MOST_KIB },
    }
    const opening = await measureOpening(browser, server.url)
    return [weight, ...opening, ...(await measureTyping(browser, server.url))]
  } finally {
    await browser?.close()
    for (const child of children) await child.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
