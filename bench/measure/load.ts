import autocannon from 'autocannon'
import { median } from './statistics.ts'

const CONNECTIONS = 16
const SECONDS = 4
const ROUNDS = 5

/** Requests sent to a server, over and over: each connection has its share, or all when they are too few to share. */
export interface Traffic {
  url: string
  requests: autocannon.Request[]
  /** Whether what comes back is only counted; for compressed answers. */
  dropsBodies?: boolean
}

export interface Load {
  requestsPerSecond: number
  /** Milliseconds. */
  p99: number
}

/**
 * Loads two servers in turns, each for some seconds, so that both see the same machine.
 * @returns the medians of the rounds
 * @throws when a request fails
 */
export async function loadInTurns(first: Traffic, second: Traffic): Promise<[Load, Load]> {
  const rounds: [Load, Load][] = []
  await runLoad(first, 2)
  await runLoad(second, 2)
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push([await runLoad(first, SECONDS), await runLoad(second, SECONDS)])
  }
  return [summarize(rounds.map(([load]) => load)), summarize(rounds.map(([, load]) => load))]
}

async function runLoad({ url, requests, dropsBodies = false }: Traffic, duration: number): Promise<Load> {
  const isShared = requests.length >= CONNECTIONS
  let opened = 0
  const result = await autocannon({
    url,
    duration,
    connections: CONNECTIONS,
    setupClient(client) {
      const connection = opened++
      if (dropsBodies) dropBodies(client)
      client.setRequests(
        isShared ? requests.filter((_, index) => index % CONNECTIONS === connection) : requests,
      )
    },
  })
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} refusals`)
  }
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99 }
}

/**
 * autocannon makes text of every body. Of compressed bytes that takes it longer than the server needs to answer: it
 * would be the client that is measured.
 */
function dropBodies(client: autocannon.Client): void {
  const queue: unknown = Reflect.get(client, 'pipelinedRequests')
  if (typeof queue !== 'object' || queue === null || !('addBody' in queue))
    throw new Error('autocannon collects bodies in another way')
  Object.assign(queue, { addBody: () => undefined })
}

function summarize(loads: readonly Load[]): Load {
  return {
    requestsPerSecond: median(loads.map((load) => load.requestsPerSecond)),
    p99: median(loads.map((load) => load.p99)),
  }
}
