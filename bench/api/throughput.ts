import { Random } from '../generator/random.ts'
import { Caller } from '../measure/caller.ts'
import type { Child } from '../measure/child-process.ts'
import { SIZES } from '../measure/databases.ts'
import type { Figure } from '../measure/figure.ts'
import { loadInTurns } from '../measure/load.ts'

const PAGE_SHARE = 0.5
const DIFFERENT_REQUESTS = 2_000
const LIST_PAGES = Array.from({ length: 50 }, (_, index) => index + 1)

type Traffic = Parameters<typeof loadInTurns>[0]

/** Requests a second of a list and of single questions, as shares of the reference's with as many bytes. */
export async function measureThroughput(server: Child, reference: Child, token: string): Promise<Figure[]> {
  const random = new Random(3)
  const ids = Array.from({ length: DIFFERENT_REQUESTS }, () => 1 + random.below(SIZES.large))
  const referenceFor = (bytes: number) => ({
    url: reference.url,
    requests: ids.map((id) => ({ path: `/question/${bytes}/${id}` })),
  })
  const share = async (name: string, traffic: Traffic, bytes: number, least?: number): Promise<Figure[]> => {
    const [own, bare] = await loadInTurns(traffic, referenceFor(bytes))
    return [
      {
        name: `${name}, 16 connections`,
        value: own.requestsPerSecond,
        unit: '/s',
        reference: bare.requestsPerSecond,
        ...(least !== undefined && { target: { of: 'ratio', least } }),
      },
      { name: `${name}, p99`, value: own.p99, unit: 'ms', reference: bare.p99 },
    ]
  }

  const caller = new Caller(server.url)
  const page = await caller.post('/api/question/page', { pageSize: 20 })
  caller.close()
  const lists = (headers: Record<string, string>) => ({
    url: server.url,
    requests: LIST_PAGES.map((current) => ({
      method: 'POST' as const,
      path: '/api/question/page',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ current, pageSize: 20 }),
    })),
  })
  const signedIn = { authorization: token }
  const gets = {
    url: server.url,
    requests: ids.map((id) => ({ path: `/api/question/get/${id}`, headers: signedIn })),
  }
  const single = await fetch(`${server.url}/api/question/get/${ids[0]}`, { headers: signedIn })
  const { byteLength } = await single.arrayBuffer()
  return [
    ...(await share('question/page, guest', lists({}), page.bytes, PAGE_SHARE)),
    ...(await share('question/page, learner', lists(signedIn), page.bytes)),
    ...(await share('question/get', gets, byteLength)),
  ]
}
