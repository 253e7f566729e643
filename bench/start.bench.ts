import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runTool } from '../scripts/run-tool.ts'
import { type Child, startReference, startServer } from './measure/child-process.ts'
import type { Bench, Figure } from './measure/figure.ts'
import { median } from './measure/statistics.ts'

const STARTS = 5
const IDLE_MILLISECONDS = 10_000
const MOST_START = 2_000
const MOST_FIRST_START = 8_000
const MOST_MEMORY = 250

/** Start of the server on its embedded database, from the repository and from the bundle, and the memory it then holds. */
export const bench: Bench = { name: 'start', run }

async function run(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-start-'))
  try {
    const bundle = path.join(folder, 'bundle')
    const { code, output } = await runTool(process.execPath, ['scripts/bundle.ts', bundle])
    if (code !== 0) throw new Error(output)
    const bare = await measureStarts(() => startReference('reference-start.ts', {}))
    return [
      ...(await measureProgram('start', path.join(folder, 'own'), bare)),
      ...(await measureProgram(
        'start of the bundle',
        path.join(folder, 'bundled'),
        bare,
        path.join(bundle, 'server.js'),
      )),
      await measureMemory(path.join(folder, 'own', '0')),
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** @param folder where the data folders are made @param bare what the reference takes, in milliseconds */
async function measureProgram(
  name: string,
  folder: string,
  bare: number,
  program?: string,
): Promise<Figure[]> {
  const startOn = (trial: number) => startServer({ DATA_DIR: path.join(folder, String(trial)) }, program)
  const first = await measureStarts(startOn)
  const existing = await measureStarts(() => startOn(0))
  return [
    figure(`${name} on an existing folder`, existing, bare, MOST_START),
    figure(`${name} on an empty folder`, first, bare, MOST_FIRST_START),
  ]
}

function figure(name: string, value: number, reference: number, most: number): Figure {
  return { name, value, unit: 'ms', reference, target: { of: 'value', most } }
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
