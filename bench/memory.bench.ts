import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Caller } from './measure/caller.ts'
import { type Child, startServer } from './measure/child-process.ts'
import type { Bench, Figure } from './measure/figure.ts'
import { slopeOf } from './measure/statistics.ts'
import { MixedLoad } from './memory/mixed-load.ts'

const ADMIN = { email: 'bench@example.com', password: 'bench password 1' }
/** A short run shows that it works; only a long one says something. */
const MINUTES = Number(process.env.MEMORY_MINUTES ?? 20)
const RATE = 20
const LOOK_MILLISECONDS = 2_000
const HOUR = 3_600_000
/** What garbage collection alone moves the line by. */
const MOST_GROWTH = 60

/** Whether the server's memory grows under a mixed load: the second half's slope, beside that of an idle server. */
export const bench: Bench = { name: 'memory', run }

interface Sample {
  time: number
  megabytes: number
}

async function run(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-memory-'))
  const servers: Child[] = []
  try {
    for (const name of ['busy', 'idle'])
      servers.push(
        await startServer({
          DATA_DIR: path.join(folder, name),
          LIMITS: 'off',
          ADMIN_EMAIL: ADMIN.email,
          ADMIN_PASSWORD: ADMIN.password,
        }),
      )
    const [busy, idle] = servers
    if (!busy || !idle) throw new Error('no servers')
    const load = new MixedLoad(busy.url, await logIn(busy.url))
    const looking = [watch(busy), watch(idle)]
    const failed = await load.run(MINUTES * 60_000, RATE)
    const [used = [], rested = []] = looking.map((end) => end())
    return [
      growth(`resident memory, growth an hour (${MINUTES} min, ${load.calls} acts)`, used, rested),
      {
        name: 'resident memory at the end',
        value: last(used),
        unit: 'MB',
        reference: last(rested),
      },
      { name: 'acts that failed', value: failed * 100, unit: '%', target: { of: 'value', most: 0 } },
    ]
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await rm(folder, { recursive: true })
  }
}

/** The server makes its admin only once it is ready. @returns a token */
async function logIn(url: string): Promise<string> {
  const caller = new Caller(url)
  const token = await caller.login(ADMIN.email, ADMIN.password).finally(() => caller.close())
  return token
}

/** Looks at a server's memory again and again. @returns ends it */
function watch(server: Child): () => Sample[] {
  const samples: Sample[] = []
  const timer = setInterval(async () => {
    samples.push({ time: performance.now(), megabytes: await server.readMemory() })
  }, LOOK_MILLISECONDS)
  return () => {
    clearInterval(timer)
    return samples
  }
}

function growth(name: string, used: readonly Sample[], rested: readonly Sample[]): Figure {
  const secondHalf = (samples: readonly Sample[]) => samples.slice(Math.floor(samples.length / 2))
  const anHour = (samples: readonly Sample[]) =>
    slopeOf(secondHalf(samples).map(({ time, megabytes }) => [time, megabytes])) * HOUR
  return {
    name,
    value: anHour(used),
    unit: 'MB',
    reference: anHour(rested),
    target: { of: 'value', most: MOST_GROWTH },
  }
}

const last = (samples: readonly Sample[]): number => samples.at(-1)?.megabytes ?? Number.NaN
