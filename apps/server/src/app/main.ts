import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { copyHandler } from '../platform/backup/lend-copy.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { ControlServer } from '../platform/control/ControlServer.ts'
import { statusHandler } from '../platform/control/server-status.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { operatorText } from '../platform/i18n.ts'
import { createLog, type Logger } from '../platform/log.ts'
import { measurePages } from '../platform/metrics/measure-pages.ts'
import { StartupError } from '../platform/startup-error.ts'
import { accountHandler } from './account-call.ts'
import { doctorHandler } from './doctor-call.ts'
import type { Services } from './modules.ts'
import { reportFailure } from './run-command.ts'
import { StartProgress } from './StartProgress.ts'
import { type MetricsServer, startMetricsServer } from './serve-metrics.ts'
import { loadSiteBuilds } from './site-builds.ts'

/** Requests and streams have ended long before, see stopping.ts: only a database that hangs takes longer. */
const SHUTDOWN_MILLISECONDS = 10_000

const migrationsFolder = fileURLToPath(new URL('../migrations/', import.meta.url))
const contentFolder = fileURLToPath(new URL('../../../../content/', import.meta.url))

// React and others choose their quick build by this.
process.env.NODE_ENV ??= 'production'

/**
 * Starts the server. A reason why it cannot ends the process with one line for whoever started it.
 * @param sites resolves when the sites are built; what else there is to prepare is done meanwhile
 */
export async function startServer(sites: Promise<void> = Promise.resolve()): Promise<void> {
  try {
    await start(sites)
  } catch (error) {
    reportFailure(error, 'startFailed')
    process.exit()
  }
}

async function start(sites: Promise<void>): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const progress = new StartProgress(say)
  progress.begin(operatorText('start.database'))
  // The database opens while the rest of the server is still being loaded.
  const [database, { buildApp }, { serveSites }, { migrate }] = await Promise.all([
    openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log }),
    import('./build-app.ts'),
    import('./serve-sites.ts'),
    import('../platform/db/migrate.ts'),
  ])
  progress.begin(operatorText('start.upgrade'))
  await migrate(database, migrationsFolder, (done, total) =>
    progress.update(operatorText('start.upgrading', { done, total })),
  )
  const { app, services, drain } = await buildApp({ config, database, log })
  progress.begin(operatorText('start.content'))
  const hasChanged = await importContent(services, log, (done, total) =>
    progress.update(operatorText('start.loading', { done, total })),
  )
  progress.begin(operatorText('start.sites'))
  await sites
  const { changes, registry } = services
  await serveSites(app, config, await loadSiteBuilds(), changes, registry && measurePages(registry))
  progress.begin(operatorText('start.opening'))
  const metrics = await listenForMetrics(services, config)
  const handlers = [statusHandler(database), doctorHandler(services.health), accountHandler(services)]
  if (database.kind === 'embedded') handlers.push(await copyHandler(database, config.dataDir))
  const control = new ControlServer(handlers, log)
  await control.start(config.dataDir)
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw explainListenError(error, config, { port: 'PORT', host: 'HOST' })
  })
  warnOfFiles(services, log)
  await services.rebuildOutdatedSearch()
  await services.countWordsAfter(hasChanged)
  await services.usernames.fillKeys()
  await announceAdmin(services, config)
  database.limitWaits()
  progress.end()
  say(operatorText('listening', { address: config.publicUrl ?? addressOf(config, app.server.address()) }))
  if (metrics)
    say(operatorText('metricsListening', { address: `${addressOf(metrics, metrics.address)}/metrics` }))
  stopOnSignal(async () => {
    await control.close()
    await drain()
    await app.close()
    // Not in a hook, since modules still write to the database in their close hooks.
    await database.close()
    await metrics?.close()
  })
}

/** Begins to serve the numbers on a port of their own, if they are to have one. */
async function listenForMetrics(
  { registry }: Services,
  { metrics }: Config,
): Promise<MetricsServer | undefined> {
  if (!registry || metrics?.port === undefined) return undefined
  const { port, host } = metrics
  return startMetricsServer(registry, metrics).catch((error: unknown) => {
    throw explainListenError(error, { port, host }, { port: 'METRICS_PORT', host: 'METRICS_HOST' })
  })
}

/**
 * Imports the content shipped with the product. A faulty file is left out and named in the log.
 * @returns whether anything has changed of it
 */
async function importContent(
  { content, shippedSynonyms, starterPosts }: Services,
  log: Logger,
  onProgress: (done: number, total: number) => void,
): Promise<boolean> {
  const texts = await content.importFolder(contentFolder, onProgress)
  const synonyms = await shippedSynonyms.load(contentFolder)
  const posts = await starterPosts.load(contentFolder)
  for (const fault of [...texts.faults, ...synonyms.faults, ...posts.faults])
    log.warn(fault, 'content file not imported')
  return (
    texts.created.length + texts.updated.length + synonyms.added + synonyms.changed + synonyms.removed > 0
  )
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

/** @param settings by which another port or host is chosen */
function explainListenError(
  error: unknown,
  { port, host }: Pick<Config, 'port' | 'host'>,
  settings: { port: string; host: string },
): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const explain = (key: 'portTaken' | 'portDenied' | 'unknownHost', values: Record<string, unknown>) =>
    new StartupError(operatorText(key, values), { cause: error })
  if (code === 'EADDRINUSE') return explain('portTaken', { port, setting: settings.port })
  if (code === 'EACCES') return explain('portDenied', { port, setting: settings.port })
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return explain('unknownHost', { host, setting: settings.host })
  return error
}

function addressOf({ host }: Pick<Config, 'host'>, address: AddressInfo | string | null): string {
  const port = typeof address === 'object' && address ? address.port : ''
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
