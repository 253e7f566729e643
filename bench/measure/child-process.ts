import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../apps/server/src/testing/free-port.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const READY_MILLISECONDS = 60_000
const POLL_MILLISECONDS = 5

/** A server in a process of its own. */
export interface Child {
  /** Without a slash at its end. */
  url: string
  /** From its start to its first answer. */
  startMilliseconds: number
  /** Resident memory in MB. */
  readMemory: () => Promise<number>
  stop: () => Promise<void>
}

/**
 * Starts the real server.
 * @param settings DATABASE_URL or DATA_DIR, and others
 * @param program the repository's, or a bundle's server.js
 */
export function startServer(
  settings: Record<string, string>,
  program = 'apps/server/src/app/cli.ts',
): Promise<Child> {
  return startChild([program], '/readyz', {
    LOG_LEVEL: 'warn',
    ...settings,
  })
}

/** Starts a file of this folder that listens on PORT and answers on /. */
export function startReference(file: string, settings: Record<string, string>): Promise<Child> {
  return startChild([`bench/${file}`], '/', settings)
}

async function startChild(
  command: string[],
  readyPath: string,
  settings: Record<string, string>,
): Promise<Child> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const start = performance.now()
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text))
  const exited = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await exited
  }
  while (!(await answers(url + readyPath))) {
    const isLate = performance.now() - start > READY_MILLISECONDS
    if (child.exitCode !== null || isLate) {
      await stop()
      throw new Error(`${command.at(-1)} ${isLate ? 'is not ready' : 'ended'}:\n${output}`)
    }
    await wait(POLL_MILLISECONDS)
  }
  return {
    url,
    startMilliseconds: performance.now() - start,
    readMemory: () => residentMemory(child.pid),
    stop,
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url)
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

/** Linux only, like the figure's target. */
async function residentMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}
