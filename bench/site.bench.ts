import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { type Child, startReference, startServer } from './measure/child-process.ts'
import { startDatabases } from './measure/databases.ts'
import type { Bench, Figure } from './measure/figure.ts'
import { loadInTurns } from './measure/load.ts'

const PAGE = '/problems'
/** Without compression, as browsers ask for it over http, and over https. */
const ENCODINGS = ['identity', 'gzip, deflate', 'gzip, deflate, br, zstd']
const LEAST_RATIO = 0.3
const MOST_P99 = 50
const MOST_AGE = 5_000
const TRIALS = 5
const POLL_MILLISECONDS = 20

/** The question list as the built server renders it for a guest. */
export const bench: Bench = { name: 'site', run }

async function run(): Promise<Figure[]> {
  const databases = await startDatabases()
  const children: Child[] = []
  try {
    const databaseUrl = await databases.create('small')
    const server = await startServer({ DATABASE_URL: databaseUrl })
    children.push(server)
    const figures: Figure[] = []
    for (const encoding of ENCODINGS) {
      const bytes = await countBytes(server.url + PAGE, encoding)
      const reference = await startReference('reference-site.ts', { BYTES: String(bytes) })
      children.push(reference)
      figures.push(...(await measureRate(server, reference, encoding, bytes)))
    }
    return [...figures, await measureFreshness(server, databaseUrl)]
  } finally {
    for (const child of children) await child.stop()
    await databases.stop()
  }
}

async function measureRate(
  server: Child,
  reference: Child,
  encoding: string,
  bytes: number,
): Promise<Figure[]> {
  const headers = { 'accept-encoding': encoding }
  const [own, bare] = await loadInTurns(
    { url: server.url, requests: [{ path: PAGE, headers }], dropsBodies: true },
    { url: reference.url, requests: [{ path: '/' }], dropsBodies: true },
  )
  const name = `${PAGE} as ${encoding}, ${(bytes / 1024).toFixed(1)} KiB, 16 connections`
  return [
    {
      name,
      value: own.requestsPerSecond,
      unit: '/s',
      reference: bare.requestsPerSecond,
      target: { of: 'ratio', least: LEAST_RATIO },
    },
    {
      name: `${name}, p99`,
      value: own.p99,
      unit: 'ms',
      reference: bare.p99,
      target: { of: 'value', most: MOST_P99 },
    },
  ]
}

/** Longest time until a guest sees a changed title. */
async function measureFreshness({ url }: Child, databaseUrl: string): Promise<Figure> {
  const sql = postgres(databaseUrl, { max: 1 })
  const ages: number[] = []
  for (let trial = 0; trial < TRIALS; trial += 1) {
    // The page is kept from here on; the write comes at another moment of that time in each trial.
    await readPage(url)
    await wait((trial * MOST_AGE) / TRIALS / 2)
    const title = `freshness trial ${trial}`
    await sql`
      update question set title = ${title}
      where id = (select id from question order by bank_id, sort_order, id limit 1)`
    const start = performance.now()
    while (!(await readPage(url)).includes(title) && performance.now() - start < 2 * MOST_AGE)
      await wait(POLL_MILLISECONDS)
    ages.push(performance.now() - start)
  }
  await sql.end()
  return {
    name: 'a write is seen after, worst of 5',
    value: Math.max(...ages),
    unit: 'ms',
    target: { of: 'value', most: MOST_AGE },
  }
}

async function readPage(url: string): Promise<string> {
  return (await fetch(url + PAGE)).text()
}

/** The bytes of the answer's body as they travel. */
function countBytes(url: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}
