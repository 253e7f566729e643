import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/database.ts'
import { registerFiles } from '../platform/files/register-files.ts'
import { registerAuthentication } from '../platform/http/authentication.ts'
import { answerUnknownCall, handleError } from '../platform/http/error-handler.ts'
import { registerKeeping } from '../platform/http/keeping.ts'
import { registerRequestLog } from '../platform/http/request-log.ts'
import { registerRequests, requestIdOf } from '../platform/http/requests.ts'
import { boundedServer } from '../platform/http/server-options.ts'
import { registerStopping, type Stopping } from '../platform/http/stopping.ts'
import { checkingSerializer, plainSerializer, validatorCompiler } from '../platform/http/validation.ts'
import { watchCalls } from '../platform/http/watch-calls.ts'
import type { Logger } from '../platform/log.ts'
import { measureRequests } from '../platform/metrics/measure-requests.ts'
import { measureStreams } from '../platform/metrics/measure-streams.ts'
import { backupJob } from './backup-job.ts'
import { registerCrawlers } from './crawlers/register-crawlers.ts'
import { registerHealth } from './health.ts'
import { createModules, type ModuleConfig, type Services } from './modules.ts'
import { purgeJob } from './purge-job.ts'
import { registerReference } from './reference.ts'
import { registerSecurityHeaders, securityHeaders } from './security-headers.ts'
import { registerMetrics } from './serve-metrics.ts'

export interface AppOptions {
  config: Pick<Config, 'securityContact' | 'backup' | 'databaseUrl'> & ModuleConfig
  database: Database
  log: Logger
  /** Whether every answer is checked against the contract; for tests. */
  checkAnswers?: boolean
}

interface BuiltApp extends Pick<Stopping, 'drain'> {
  app: FastifyInstance
  services: Services
}

/** Builds the api: every call of the contract, its reference, and the health checks. Serves no site yet. */
export async function buildApp({
  config,
  database,
  log,
  checkAnswers = false,
}: AppOptions): Promise<BuiltApp> {
  const logger: FastifyBaseLogger = log
  const headers = securityHeaders(config.publicUrl?.startsWith('https:') ?? false)
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // The log knows itself which request a line belongs to.
    childLoggerFactory: (parent) => parent,
    trustProxy: config.trustProxy,
    ...boundedServer(headers),
    // A start takes what it takes.
    pluginTimeout: 0,
    genReqId: requestIdOf,
    frameworkErrors: handleError,
    routerOptions: { maxParamLength: 200 },
  })
  const { modules, services } = createModules(database, config, log)
  const { registry } = services
  if (registry) measureStreams(registry, app)
  watchCalls(app, [services.issues.watchCall, ...(registry ? [measureRequests(registry)] : [])])
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(checkAnswers ? checkingSerializer : plainSerializer)
  app.setErrorHandler(handleError)
  app.setNotFoundHandler(answerUnknownCall)
  registerRequests(app)
  registerAuthentication(app, (token, isUse) => services.sessions.authenticate(token, isUse))
  registerSecurityHeaders(app, headers)
  const { isStopping, drain } = registerStopping(app)
  if (log.isLevelEnabled('info')) registerRequestLog(app)
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // A window of 64 KiB holds a page; a larger one is memory to clear for each answer, which takes longer than to compress it.
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 },
    },
  })
  await registerReference(app)
  registerHealth(app, database, isStopping)
  if (registry && config.metrics?.token && config.metrics.port === undefined)
    registerMetrics(app, registry, config.metrics.token)
  registerFiles(app, services.files)
  registerCrawlers(app, config, services)
  app.register(async (scope) => {
    scope.addHook('onRequest', (_, reply, done) => {
      reply.header('cache-control', 'no-store')
      done()
    })
    registerKeeping(scope, services.limits, services.keptText)
    for (const module of modules) module.routes?.(scope)
  })
  const { events, jobs } = services
  app.addHook('onReady', async () => {
    for (const module of modules) await module.recover?.()
    await events.start()
    const own = [purgeJob(modules), backupJob(config)]
    await jobs.start([...modules.flatMap((module) => module.jobs ?? []), ...own])
  })
  app.addHook('preClose', async () => {
    await Promise.all([jobs.close(), ...modules.map((module) => module.stop?.())])
  })
  app.addHook('onClose', async () => {
    await Promise.all([events.close(), ...modules.map((module) => module.close?.())])
  })
  return { app, services, drain }
}
