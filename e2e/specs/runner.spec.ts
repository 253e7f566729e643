import { createServer } from 'node:http'
import { test as base, expect, type Page } from 'playwright/test'
import type { Cases, Language } from '../../packages/runner/src/problem.ts'
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

const ATTACK: Cases = {
  form: 'calls',
  entry: 'attack',
  parameters: [],
  comparison: 'exact',
  cases: [{ name: '', args: [], expected: 'done' }],
}
const DONE: Cases = {
  form: 'sql',
  schema: '',
  comparison: 'exact',
  cases: [{ name: '', setup: '', expected: { columns: ['said'], rows: [['done']] } }],
}

/** Runs the body of a function and gives what was reported. */
const run = (page: Page, body: string, seconds = 3): Promise<RunEvent[]> =>
  runIn(page, 'javascript', `async function attack() {\n${body}\n}`, seconds)

async function runIn(page: Page, language: Language, code: string, seconds = 3): Promise<RunEvent[]> {
  const cases = language === 'sql' ? DONE : ATTACK
  const request: RunRequest = { language, code, cases, limits: { seconds, output: 10_000_000 } }
  const text = await page.evaluate(async (given) => {
    const events: RunEvent[] = []
    await window.runner.run(JSON.parse(given), (event) => void events.push(event))
    const told = events.filter(({ type }) => type !== 'loading')
    // A flood of lines is told by its beginning and its end.
    return JSON.stringify(told.length > 100 ? [...told.slice(0, 50), ...told.slice(-50)] : told)
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

const RIGHT = { python: 'def attack():\n    return "done"', sql: "select 'done' as said" }

async function expectAliveIn(page: Page, language: 'python' | 'sql'): Promise<void> {
  expect(hasPassed(await runIn(page, language, RIGHT[language], 10))).toBe(true)
  await expectAlive(page)
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

const PYTHON_REACHES = (outside: string) => [
  "__import__('js').localStorage.token",
  "__import__('js').parent.document",
  "__import__('js').fetch('/api/user/my')",
  "__import__('js').postMessage('x')",
  "__import__('js').importScripts('/assets/x.js')",
  "__import__('js').XMLHttpRequest.new()",
  "__import__('js').indexedDB.open('x')",
  `__import__('js').eval('new WebSocket("${outside.replace('http', 'ws')}")')`,
  `__import__('js').Function.new('return fetch("${outside}/f")')()`,
  `__import__('pyodide.code').code.run_js('fetch("${outside}/r")')`,
  `__import__('pyodide.http').http.open_url('${outside}/o')`,
  `__import__('urllib.request').request.urlopen('${outside}/u').read()`,
  "__import__('micropip').install('x')",
  "__import__('subprocess').run(['ls'], check=True)",
]

test('Python：够不到令牌、页面与网络，没有一个请求发出去', async ({ page, site, outside }) => {
  await openPage(page, site)
  await expectAliveIn(page, 'python')
  site.requests.length = 0
  for (const reach of PYTHON_REACHES(outside.address)) {
    const events = await runIn(page, 'python', `def attack():\n    print('got', ${reach})\n    return 'done'`)
    expect(logsOf(events), reach).toEqual([])
    expect(endOf(events), reach).toBe('finished')
  }
  await expectAliveIn(page, 'python')
  expect([...site.requests, ...outside.requests]).toEqual([])
})

const FLOODS = [
  ['Python', 'python', '死循环', 'def attack():\n    while True: pass'],
  [
    'Python',
    'python',
    '一直要内存',
    'def attack():\n    kept = []\n    while True: kept.append(bytearray(50_000_000))',
  ],
  ['Python', 'python', '退出', 'def attack():\n    __import__("os")._exit(0)'],
  ['Python', 'python', '递归到底', 'def attack():\n    return [attack()]'],
  ['SQL', 'sql', '死循环', 'do $$ begin loop end loop; end $$'],
  [
    'SQL',
    'sql',
    '连接爆炸',
    'select count(*) from generate_series(1, 100000), generate_series(1, 100000) as b',
  ],
  ['SQL', 'sql', '结果太多', 'select * from generate_series(1, 30000000)'],
  ['SQL', 'sql', '太长的文本', "select repeat(repeat('x', 1000000), 1000)"],
] as const

for (const [name, language, what, code] of FLOODS) {
  test(`${name}：${what}，页面活着，下一次照常`, async ({ page, site }) => {
    await openPage(page, site)
    const events = await runIn(page, language, code)
    expect(hasPassed(events)).toBe(false)
    expect(['timeout', 'broken', 'finished']).toContain(endOf(events))
    await expectAliveIn(page, language)
  })
}
