import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Config, readConfig } from '../platform/config.ts'
import { ControlServer } from '../platform/control/ControlServer.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { operatorText } from '../platform/i18n.ts'
import { createLog, type Logger } from '../platform/log.ts'
import { shrinkHeapAfterStart } from '../platform/shrink-heap.ts'
import { StartupError } from '../platform/startup-error.ts'
import type { Services } from './modules.ts'
import { statusHandler } from './server-status.ts'

/** Requests and streams have ended long before, see stopping.ts: only a database that hangs takes longer. */
const SHUTDOWN_MILLISECONDS = 10_000

const migrationsFolder = fileURLToPath(new URL('../migrations/', import.meta.url))
const contentFolder = fileURLToPath(new URL('../../../../content/', import.meta.url))

// React and others choose their quick build by this.
process.env.NODE_ENV ??= 'production'

start().catch((error: unknown) => {
  // Unexpected errors are printed with their stack.
  process.stderr.write(
    `${error instanceof StartupError ? error.message : operatorText('startFailed', { reason: inspect(error) })}\n`,
  )
  process.exit(1)
})

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  // The database opens while the rest of the server is still being loaded.
  const [database, { buildApp }, { serveSites }, builds, { migrate }] = await Promise.all([
    openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log }),
    import('./build-app.ts'),
    import('./serve-sites.ts'),
    import('./site-builds.ts').then(({ loadSiteBuilds }) => loadSiteBuilds()),
    import('../platform/db/migrate.ts'),
  ])
  await migrate(database, migrationsFolder)
  const { app, services } = await buildApp({ config, database, log })
  await serveSites(app, config, builds, services.changes)
  await importContent(services, log)
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw explainListenError(error, config)
  })
  const control = new ControlServer([statusHandler(database)], log)
  await control.start(config.dataDir)
  warnOfFiles(services, log)
  await services.rebuildOutdatedSearch()
  await announceAdmin(services, config)
  say(operatorText('listening', { address: config.publicUrl ?? addressOf(config, app.server.address()) }))
  shrinkHeapAfterStart()
  stopOnSignal(async () => {
    await control.close()
    await app.close()
    // Not in a hook, since modules still write to the database in their close hooks.
    await database.close()
  })
}

/** Imports the content shipped with the product. A faulty file is left out and named in the log. */
async function importContent({ content, shippedSynonyms }: Services, log: Logger): Promise<void> {
  const reports = [await content.importFolder(contentFolder), await shippedSynonyms.load(contentFolder)]
  for (const fault of reports.flatMap(({ faults }) => faults)) log.warn(fault, 'content file not imported')
}

/** Tries where uploaded files are kept, beside the start: a site whose store is away for a while does all else. */
function warnOfFiles({ files }: Services, log: Logger): void {
  files.verify().catch((err: unknown) => log.warn({ err }, 'uploaded files cannot be kept at present'))
}

async function announceAdmin({ users }: Services, config: Config): Promise<void> {
  const admin = await users.ensureAdmin({ email: config.adminEmail, password: config.adminPassword })
  if (!admin) return
  const { email, password } = admin
  say(
    password === null
      ? operatorText('adminCreated', { email })
      : operatorText('adminCreatedWithPassword', { email, password }),
  )
}

function stopOnSignal(close: () => Promise<void>): void {
  const stop = () => {
    say(operatorText('stopping'))
    setTimeout(() => process.exit(1), SHUTDOWN_MILLISECONDS).unref()
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

function explainListenError(error: unknown, { port, host }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new StartupError(operatorText('portTaken', { port }), { cause: error })
  if (code === 'EACCES') return new StartupError(operatorText('portDenied', { port }), { cause: error })
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartupError(operatorText('unknownHost', { host }), { cause: error })
  return error
}

function addressOf({ host }: Config, address: AddressInfo | string | null): string {
  const port = typeof address === 'object' && address ? address.port : ''
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function inspect(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
