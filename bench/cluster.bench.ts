import { setTimeout as wait } from 'node:timers/promises'
import { apiAt } from '../apps/server/src/testing/chat-client.ts'
import { type Cluster, startCluster } from '../e2e/cluster/cluster.ts'
import { type LoadReport, startLoad } from '../e2e/cluster/load.ts'
import { findNginx } from '../e2e/cluster/nginx.ts'
import type { Bench, Figure } from './measure/figure.ts'

/** Visitors' calls to two servers behind nginx while one is restarted or dies, or the database is restarted. */
export const bench: Bench = { name: 'cluster', run }

const CALM_MILLISECONDS = 3_000
const POLL_MILLISECONDS = 10
const MOST_GAP = 2_000
const MOST_RECOVERY = 5_000

async function run(): Promise<Figure[]> {
  const nginx = findNginx()
  if (nginx === undefined) throw new Error('there is no nginx (Debian: apt-get install nginx-light)')
  const cluster = await startCluster(nginx, { LOG_LEVEL: 'warn' })
  try {
    const token = await apiAt(cluster.url, null).user.login(cluster.admin)
    const during = async (name: string, act: () => Promise<unknown>) => {
      const endLoad = startLoad(cluster.url, token, name)
      await wait(CALM_MILLISECONDS)
      await act()
      return endLoad()
    }
    const calm = await during('calm', async () => {})
    const rolling = await during('rolling', () => restartInTurn(cluster))
    const [first] = cluster.servers
    const killed = await during('killed', async () => {
      await first.stop('SIGKILL')
      await wait(CALM_MILLISECONDS)
    })
    await first.start()
    let recovery = Number.NaN
    const database = await during('database', async () => {
      await cluster.postgres.restart()
      recovery = await recover(cluster, token)
    })
    return [
      { ...lost('a rolling restart', rolling), target: { of: 'value', most: 0 } },
      gap('a rolling restart', rolling, calm),
      lost('kill -9 of a server', killed),
      gap('kill -9 of a server', killed, calm),
      lost('a restart of the database', database),
      {
        name: 'both servers write again after a restart of the database',
        value: recovery,
        unit: 'ms',
        target: { of: 'value', most: MOST_RECOVERY },
      },
    ]
  } finally {
    await cluster.stop()
  }
}

async function restartInTurn({ servers }: Cluster): Promise<void> {
  for (const server of servers) {
    await server.stop('SIGTERM')
    await server.start()
  }
}

/** @returns milliseconds until a write to each server succeeds */
async function recover({ servers }: Cluster, token: string): Promise<number> {
  const start = performance.now()
  for (const { url } of servers) {
    const write = () =>
      apiAt(url, token)
        .aiConversation.add({ title: 'recovered' })
        .catch(() => undefined)
    while ((await write()) === undefined) await wait(POLL_MILLISECONDS)
  }
  return performance.now() - start
}

const lost = (when: string, { calls, failures }: LoadReport): Figure => ({
  name: `requests lost of ${calls}, ${when}`,
  value: failures.length,
  unit: '',
})

const gap = (when: string, { longestGap }: LoadReport, calm: LoadReport): Figure => ({
  name: `longest time without an answer, ${when}`,
  value: longestGap,
  unit: 'ms',
  reference: calm.longestGap,
  target: { of: 'value', most: MOST_GAP },
})
