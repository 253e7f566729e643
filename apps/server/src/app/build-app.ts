import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/database.ts'
import { registerFiles } from '../platform/files/register-files.ts'
import { registerAuthentication } from '../platform/http/authentication.ts'
import { answerUnknownCall, handleError } from '../platform/http/error-handler.ts'
import { boundedServer } from '../platform/http/server-options.ts'
import { registerStopping } from '../platform/http/stopping.ts'
import { checkingSerializer, plainSerializer, validatorCompiler } from '../platform/http/validation.ts'
import type { Logger } from '../platform/log.ts'
import { registerCrawlers } from './crawlers/register-crawlers.ts'
import { registerHealth } from './health.ts'
import { createModules, type ModuleConfig, type Services } from './modules.ts'
import { purgeJob } from './purge-job.ts'
import { registerReference } from './reference.ts'
import { registerSecurityHeaders, securityHeaders } from './security-headers.ts'

export interface AppOptions {
  config: Pick<Config, 'trustProxy' | 'securityContact'> & ModuleConfig
  database: Database
  log: Logger
  /** Whether every answer is checked against the contract; for tests. */
  checkAnswers?: boolean
}

/** Builds the api: every call of the contract, its reference, and the health checks. Serves no site yet. */
export async function buildApp({
  config,
  database,
  log,
  checkAnswers = false,
}: AppOptions): Promise<{ app: FastifyInstance; services: Services }> {
  const logger: FastifyBaseLogger = log
  const headers = securityHeaders(config.publicUrl?.startsWith('https:') ?? false)
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    ...boundedServer(headers),
    genReqId: (request) => validRequestId(request.headers['x-request-id']) ?? crypto.randomUUID(),
    frameworkErrors: handleError,
    routerOptions: { maxParamLength: 200 },
  })
  const { modules, services } = createModules(database, config, log)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(checkAnswers ? checkingSerializer : plainSerializer)
  app.setErrorHandler(handleError)
  app.setNotFoundHandler(answerUnknownCall)
  registerAuthentication(app, (token) => services.sessions.authenticate(token))
  registerSecurityHeaders(app, headers)
  registerStopping(app)
  registerRequestLog(app, log)
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // A window of 64 KiB holds a page; a larger one is memory to clear for each answer, which takes longer than to compress it.
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 },
    },
  })
  await registerReference(app)
  registerHealth(app, database)
  registerFiles(app, services.files)
  registerCrawlers(app, config, services)
  app.register(async (scope) => {
    scope.addHook('onRequest', (_, reply, done) => {
      reply.header('cache-control', 'no-store')
      done()
    })
    for (const module of modules) module.routes?.(scope)
  })
  const { events, jobs } = services
  app.addHook('onReady', async () => {
    for (const module of modules) await module.recover?.()
    await events.start()
    await jobs.start([...modules.flatMap((module) => module.jobs ?? []), purgeJob(modules)])
  })
  app.addHook('preClose', async () => {
    await Promise.all([jobs.close(), ...modules.map((module) => module.stop?.())])
  })
  app.addHook('onClose', async () => {
    await Promise.all([events.close(), ...modules.map((module) => module.close?.())])
  })
  return { app, services }
}

/** Logs one line a request, without the query, which may hold a user's text. */
function registerRequestLog(app: FastifyInstance, log: Logger): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  if (!log.isLevelEnabled('info')) return
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request
    request.log.info(
      {
        method,
        path: url.split('?')[0],
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'request',
    )
    done()
  })
}

function validRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : undefined
}
