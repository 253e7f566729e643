import { measurePageLatency } from './api/page-latency.ts'
import { measureThroughput } from './api/throughput.ts'
import { PASSWORD } from './generate.ts'
import { Caller } from './measure/caller.ts'
import { type Child, startReference, startServer } from './measure/child-process.ts'
import { startDatabases } from './measure/databases.ts'
import type { Bench, Figure } from './measure/figure.ts'

/** The api on PostgreSQL with generated data. */
export const bench: Bench = { name: 'api', run }

async function run(): Promise<Figure[]> {
  const databases = await startDatabases()
  const children: Child[] = []
  const keep = (child: Child) => {
    children.push(child)
    return child
  }
  try {
    const largeUrl = await databases.create('large')
    const large = keep(await startServer({ DATABASE_URL: largeUrl }))
    const reference = keep(await startReference('reference-api.ts', { DATABASE_URL: largeUrl }))
    const latency = await measurePageLatency(large)
    return [...(await measureThroughput(large, reference, await login(large.url))), ...latency]
  } finally {
    for (const child of children) await child.stop()
    await databases.stop()
  }
}

async function login(url: string): Promise<string> {
  const caller = new Caller(url)
  try {
    return await caller.login('learner600@example.com', PASSWORD)
  } finally {
    caller.close()
  }
}
