import { Random } from '../generator/random.ts'
import { Caller } from '../measure/caller.ts'
import type { Child } from '../measure/child-process.ts'
import { SIZES } from '../measure/databases.ts'
import type { Figure } from '../measure/figure.ts'
import { loadInTurns } from '../measure/load.ts'

const PAGE_SHARE = 0.5
const GET_SHARE = 0.6
const DIFFERENT_REQUESTS = 2_000

/** Requests a second of a list and of single questions, as shares of the reference's with as many bytes. */
export async function measureThroughput(server: Child, reference: Child, token: string): Promise<Figure[]> {
  const random = new Random(3)
  const ids = Array.from({ length: DIFFERENT_REQUESTS }, () => 1 + random.below(SIZES.large))
  const referenceFor = (bytes: number) => ({
    url: reference.url,
    requests: ids.map((id) => ({ path: `/question/${bytes}/${id}` })),
  })
  const share = async (
    name: string,
    least: number,
    traffic: Parameters<typeof loadInTurns>[0],
    bytes: number,
  ) => {
    const [own, bare] = await loadInTurns(traffic, referenceFor(bytes))
    const figure: Figure = {
      name: `${name}, 16 connections`,
      value: own.requestsPerSecond,
      unit: '/s',
      reference: bare.requestsPerSecond,
      target: { of: 'ratio', least },
    }
    return [
      figure,
      { name: `${name}, p99`, value: own.p99, unit: 'ms', reference: bare.p99 } satisfies Figure,
    ]
  }

  const caller = new Caller(server.url)
  const page = await caller.post('/api/question/page', { pageSize: 20 })
  caller.close()
  const pageRequest = {
    method: 'POST' as const,
    path: '/api/question/page',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pageSize: 20 }),
  }
  const gets = ids.map((id) => ({ path: `/api/question/get/${id}`, headers: { authorization: token } }))
  const single = await fetch(`${server.url}/api/question/get/${ids[0]}`, {
    headers: { authorization: token },
  })
  return [
    ...(await share('question/page', PAGE_SHARE, { url: server.url, requests: [pageRequest] }, page.bytes)),
    ...(await share(
      'question/get',
      GET_SHARE,
      { url: server.url, requests: gets },
      (
        await single.arrayBuffer()
      ).byteLength,
    )),
  ]
}
