import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { type PostgresServer, startPostgres } from '../../apps/server/src/testing/embedded-postgres.ts'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { type ServerProcess, spawnServer } from '../fixtures/server-process.ts'
import { type Nginx, startNginx } from './nginx.ts'

const ADMIN = { email: 'admin@example.com', password: 'admin-password-1' }

/** One of the servers, under an address that stays the same when it is started again. */
export interface ClusterServer {
  url: string
  /** What it has printed since its last start. */
  output: () => string
  /** Halts it in the middle of whatever it does, until it is killed. */
  freeze: () => void
  /** @returns its exit code: 0 when it has ended by itself in the time it allows itself, see main.ts */
  stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
  /** Resolves when it answers; at once when it runs. */
  start: () => Promise<void>
}

/** Two built servers behind nginx on one PostgreSQL, with one folder of files. */
export interface Cluster {
  /** That of nginx. */
  url: string
  nginx: Nginx
  servers: readonly [ClusterServer, ClusterServer]
  postgres: PostgresServer
  /** Looks into the database. */
  sql: Sql
  admin: typeof ADMIN
  stop: () => Promise<void>
}

/** @param program nginx @param settings of the servers */
export async function startCluster(program: string, settings: Record<string, string> = {}): Promise<Cluster> {
  const postgresServer = await startPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'cluster-'))
  const shared = {
    NODE_ENV: 'production',
    DATABASE_URL: postgresServer.url,
    DATA_DIR: dataDir,
    TRUST_PROXY: 'true',
    LIMITS: 'on',
    LOG_LEVEL: 'info',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...settings,
  }
  // Both at once on an empty database.
  const servers = [serverAt(await freePort(), shared), serverAt(await freePort(), shared)] as const
  const sql = postgres(postgresServer.url, { max: 2, onnotice() {} })
  const ending: (() => Promise<unknown>)[] = [
    () => sql.end(),
    ...servers.map((server) => () => server.stop('SIGTERM')),
    () => postgresServer.stop(),
    () => rm(dataDir, { recursive: true, force: true }),
  ]
  const stop = async () => {
    for (const end of ending) await end()
  }
  try {
    await Promise.all(servers.map((server) => server.start()))
    const nginx = await startNginx(
      program,
      servers.map(({ url }) => url),
    )
    ending.unshift(nginx.stop)
    return { url: nginx.url, nginx, servers, postgres: postgresServer, sql, admin: ADMIN, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function serverAt(port: number, settings: Record<string, string>): ClusterServer {
  let running: ServerProcess | undefined
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => running?.output() ?? '',
    start: async () => {
      running ??= spawnServer({ ...settings, PORT: String(port) })
      await running.listening
    },
    freeze: () => running?.process.kill('SIGSTOP'),
    stop: async (signal) => {
      running?.process.kill(signal)
      const code = (await running?.ended) ?? null
      running = undefined
      return code
    },
  }
}
