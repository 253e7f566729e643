import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Child, startReference, startServer } from './measure/child-process.ts'
import type { Bench, Figure } from './measure/figure.ts'
import { median } from './measure/statistics.ts'

const STARTS = 5
const IDLE_MILLISECONDS = 10_000
const MOST_START = 2_000
const MOST_FIRST_START = 8_000
const MOST_MEMORY = 250

/** How fast the built server starts on its embedded database, and what it then holds. */
export const bench: Bench = { name: 'start', run }

async function run(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-start-'))
  try {
    const bare = await measureStarts(() => startReference('reference-start.ts', {}))
    const first = await measureStarts((trial) => startServer({ DATA_DIR: path.join(folder, String(trial)) }))
    const existing = await measureStarts(() => startServer({ DATA_DIR: path.join(folder, '0') }))
    const starts = { unit: 'ms', reference: bare } as const
    return [
      {
        name: 'start on an existing folder',
        value: existing,
        ...starts,
        target: { of: 'value', most: MOST_START },
      },
      {
        name: 'start on an empty folder',
        value: first,
        ...starts,
        target: { of: 'value', most: MOST_FIRST_START },
      },
      await measureMemory(path.join(folder, '0')),
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** @returns the median, milliseconds to the first answer */
async function measureStarts(start: (trial: number) => Promise<Child>): Promise<number> {
  const times: number[] = []
  for (let trial = 0; trial < STARTS; trial += 1) {
    const child = await start(trial)
    times.push(child.startMilliseconds)
    await child.stop()
  }
  return median(times)
}

async function measureMemory(dataDir: string): Promise<Figure> {
  const reference = await startReference('reference-start.ts', {})
  const server = await startServer({ DATA_DIR: dataDir })
  await wait(IDLE_MILLISECONDS)
  const [value, bare] = [await server.readMemory(), await reference.readMemory()]
  await Promise.all([server.stop(), reference.stop()])
  return {
    name: 'resident memory, idle',
    value,
    unit: 'MB',
    reference: bare,
    target: { of: 'value', most: MOST_MEMORY },
  }
}
