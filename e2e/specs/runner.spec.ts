import { createServer } from 'node:http'
import { test as base, expect, type Page } from 'playwright/test'
import type { RunEvent, RunRequest } from '../../packages/runner/src/run.ts'
import { type RunnerSite, startRunnerSite } from '../fixtures/runner-site.ts'

/** Code that is out for the page it runs beside. The page has a token; nothing of it, nor a request, may get out. */

const TOKEN = 'token-of-the-reader'

interface Fixtures {
  site: RunnerSite
  /** Another site, and what was asked of it. */
  outside: { address: string; requests: string[] }
}

const test = base.extend<object, Fixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const site = await startRunnerSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  outside: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const requests: string[] = []
      const server = createServer(({ url = '' }, response) => {
        requests.push(url)
        response
          .writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' })
          .end('')
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const address = server.address()
      await use({
        address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
        requests,
      })
      server.close()
    },
    { scope: 'worker' },
  ],
})

/** Opens the page with a token in its storage, everything loaded; what is asked of the site is counted from here on. */
async function openPage(page: Page, site: RunnerSite): Promise<void> {
  await page.goto(site.address)
  await page.evaluate((token) => localStorage.setItem('token', token), TOKEN)
  await run(page, "return 'done'")
  site.requests.length = 0
}

/** Runs the body of a function and gives what was reported. */
async function run(page: Page, body: string, seconds = 3): Promise<RunEvent[]> {
  const request: RunRequest = {
    language: 'javascript',
    code: `async function attack() {\n${body}\n}`,
    cases: {
      form: 'calls',
      entry: 'attack',
      parameters: [],
      comparison: 'exact',
      cases: [{ name: '', args: [], expected: 'done' }],
    },
    limits: { seconds, output: 10_000_000 },
  }
  const text = await page.evaluate(async (given) => {
    const events: RunEvent[] = []
    await window.runner.run(JSON.parse(given), (event) => void events.push(event))
    // A flood of lines is told by its beginning and its end.
    return JSON.stringify(events.length > 100 ? [...events.slice(0, 50), ...events.slice(-50)] : events)
  }, JSON.stringify(request))
  return JSON.parse(text)
}

const logsOf = (events: readonly RunEvent[]) =>
  events.flatMap((event) => (event.type === 'log' ? event.text : []))
const endOf = (events: readonly RunEvent[]) => {
  const last = events.at(-1)
  return last?.type === 'ended' ? last.end.kind : undefined
}
const hasPassed = (events: readonly RunEvent[]) =>
  events.some((event) => event.type === 'case' && event.result.isPassed)

/** The page answers at once, and the next code runs as if nothing had been. */
async function expectAlive(page: Page): Promise<void> {
  expect(await page.evaluate(() => 1 + 1)).toBe(2)
  expect(hasPassed(await run(page, "return 'done'"))).toBe(true)
}

/** None may be had: each throws, or gives a promise that comes to nothing. */
const reachesOf = (outside: string) => [
  'localStorage.token',
  'parent.document',
  'top.localStorage',
  'document.cookie',
  'indexedDB.open("x")',
  'importScripts("/assets/x.js")',
  'process.exit(1)',
  'require("fs")',
  'await fetch("/api/user/my")',
  'await (await (async () => {}).constructor("return fetch(\\"/api/user/my\\")"))()',
  `new WebSocket("${outside.replace('http', 'ws')}")`,
  'new XMLHttpRequest().open("GET", "/")',
  'await import("/assets/x.js")',
  `await import("${outside}/x.js")`,
  `await fetch("${outside}/fetched")`,
  'await import("data:text/javascript,export default 1")',
  'new Worker(URL.createObjectURL(new Blob([""])))',
  'new BroadcastChannel("x")',
  'new EventSource("/api/x")',
  'await caches.open("x")',
  'postMessage("x")',
]

test('代码够不到令牌、页面与网络，没有一个请求发出去', async ({ page, site, outside }) => {
  await openPage(page, site)
  for (const reach of reachesOf(outside.address)) {
    const events = await run(page, `console.log('got', ${reach})\nreturn 'done'`)
    expect(logsOf(events), reach).toEqual([])
    expect(endOf(events), reach).toBe('finished')
  }
  await expectAlive(page)
  expect([...site.requests, ...outside.requests]).toEqual([])
})

test('策略自己也拦得住：框架里什么名字都在，也够不到', async ({ page, site, outside }) => {
  await openPage(page, site)
  const got = await page.frames()[1]?.evaluate(async (address) => {
    const attempt = async (call: () => unknown) => {
      try {
        return await call()
      } catch {
        return 'refused'
      }
    }
    const inWorker = (script: string) =>
      new Promise<unknown>((resolve) => {
        const worker = new Worker(URL.createObjectURL(new Blob([script])))
        worker.onmessage = ({ data }) => resolve(data)
      })
    const tell = '.then(() => postMessage("out"), () => postMessage("refused"))'
    return {
      origin,
      workerFetch: await inWorker(`fetch("${address}/worker")${tell}`),
      workerImport: await inWorker(`import("${address}/worker.js")${tell}`),
      fetch: await attempt(() => fetch(`${address}/frame`)),
      storage: await attempt(() => localStorage.length),
      page: await attempt(() => parent.document.title),
      window: await attempt(() => open(`${address}/window`) ?? 'refused'),
    }
  }, outside.address)
  const refused = 'refused'
  expect(got).toEqual({
    origin: 'null',
    workerFetch: refused,
    workerImport: refused,
    fetch: refused,
    storage: refused,
    page: refused,
    window: refused,
  })
  expect([...site.requests, ...outside.requests]).toEqual([])
})

test.describe('页面活着', () => {
  for (const [name, body] of [
    ['死循环', 'for (;;);'],
    ['不停的Promise', 'for (;;) await null'],
    ['不停的定时器', 'await new Promise(() => setInterval(() => { for (let i = 0; i < 1e6; i++); }, 0))'],
    ['一直要内存', 'const kept = []\nfor (;;) kept.push(new Array(10_000_000).fill(kept.length))'],
  ] as const) {
    test(`${name}到时间就结束`, async ({ page, site }) => {
      await openPage(page, site)
      expect(['timeout', 'broken']).toContain(endOf(await run(page, body)))
      await expectAlive(page)
    })
  }

  test('1GB的数组：有就有，没有就说出来', async ({ page, site }) => {
    await openPage(page, site)
    const events = await run(page, "new Uint8Array(1 << 30).fill(1)\nreturn 'done'", 10)
    expect(['finished', 'broken', 'timeout']).toContain(endOf(events))
    await expectAlive(page)
  })

  test('打印不停：到10MB为止，说一声', async ({ page, site }) => {
    await openPage(page, site)
    const events = await run(
      page,
      "for (let i = 0; i < 2000; i++) console.log('x'.repeat(10_000))\nreturn 'done'",
      10,
    )
    expect(events).toContainEqual({ type: 'output-cut', most: 10_000_000 })
    expect(hasPassed(events)).toBe(true)
    await expectAlive(page)
  })

  test('改了原型，只骗得了自己这一次', async ({ page, site }) => {
    await openPage(page, site)
    await run(
      page,
      "Object.prototype.isPassed = true\nArray.prototype.push = () => 0\nJSON.parse = () => ({})\nglobalThis.eval = () => 0\nObject.is = () => true\nreturn 'wrong'",
    )
    const events = await run(page, "return 'wrong'")
    expect(hasPassed(events)).toBe(false)
    expect(endOf(events)).toBe('finished')
    await expectAlive(page)
  })
})

test('太长的代码不运行', async ({ page, site }) => {
  await openPage(page, site)
  expect(endOf(await run(page, ' '.repeat(50_000)))).toBe('too-long')
})
