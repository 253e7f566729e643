import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { reachableBinaries } from './postgres-binaries.ts'

/** A PostgreSQL server of one's own. */
export interface PostgresServer {
  /** Of the superuser and the database `postgres`. */
  url: string
  /** Stops the server, breaking off what it does, and starts it again under the same address. */
  restart(): Promise<void>
  /** Stops the server and removes its files. */
  stop(): Promise<void>
}

type Owner = { uid: number; gid: number } | undefined

/**
 * The shell starts the server anew for each line of its input. At the end of that, which also comes when this process is
 * killed, it stops the server and cleans up.
 */
const guard = `
folder=$1; shift
"$@" <&- & server=$!
while read -r _; do
  kill -INT $server; wait $server
  "$@" <&- & server=$!
done
kill -INT $server; wait $server
rm -rf "$folder"`
const startMilliseconds = 240_000

/**
 * Starts PostgreSQL 18 from npm on a free port of this machine, with its files under the system's temp folder.
 * Root lends it the user nobody, because PostgreSQL refuses to run as root.
 * @param settings of postgresql.conf, e.g. `{ fsync: 'off' }`
 */
export async function startPostgres(settings: Record<string, string> = {}): Promise<PostgresServer> {
  const owner: Owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined
  const folder = await mkdtemp(path.join(os.tmpdir(), 'postgres-'))
  if (owner) await chown(folder, owner.uid, owner.gid)
  const { initdb, postgres } = await reachableBinaries(owner && folder)
  const data = path.join(folder, 'data')
  const password = randomBytes(12).toString('hex')
  await createCluster(initdb, data, password, owner)

  const port = await freePort()
  const all = { ...settings, port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '' }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const shell = spawn('sh', ['-c', guard, 'sh', folder, postgres, '-D', data, ...flags], {
    ...owner,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const ended = new Promise((resolve) => shell.once('close', resolve))
  const stop = async () => {
    shell.stdin.end()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  await readyLine(shell.stderr).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  const restart = async () => {
    const ready = readyLine(shell.stderr)
    shell.stdin.write('\n')
    await ready
  }
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, restart, stop }
}

const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))

async function createCluster(initdb: string, data: string, password: string, owner: Owner): Promise<void> {
  await mkdir(data, { mode: 0o700 })
  const passwordFile = `${data}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (owner) for (const file of [data, passwordFile]) await chown(file, owner.uid, owner.gid)
  const flags = [
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ]
  execFileSync(initdb, [`--pgdata=${data}`, ...flags], {
    ...owner,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

/** What a server says that will not start; clients that are sent away while it stops and starts are another matter. */
const refusal = /FATAL: {2}(?!terminating connection|the database system is)/

/** @throws with all that the server has said, if it does not get ready */
async function readyLine(log: NodeJS.ReadableStream): Promise<void> {
  let said = ''
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  const hear = (chunk: Buffer) => {
    said += chunk
    if (said.includes('is ready to accept connections')) resolve()
    else if (refusal.test(said)) reject(new Error('PostgreSQL refused to start'))
  }
  log.on('data', hear)
  const late = setTimeout(startMilliseconds, undefined, { ref: false }).then(() => {
    throw new Error('PostgreSQL took too long to start')
  })
  try {
    await Promise.race([ready, late])
  } catch (cause) {
    throw new Error(`No PostgreSQL server; it said:\n${said}`, { cause })
  } finally {
    // What it goes on to say is read, and nobody listens: else it would wait.
    log.off('data', hear).resume()
  }
}
