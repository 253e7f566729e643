import { tmpdir } from 'node:os'
import { type Client, createClient } from '@app/api-client'
import { type Contract, contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app/build-app.ts'
import { injectTransport } from '../app/inject-transport.ts'
import type { Services } from '../app/modules.ts'
import { setPasswordCost } from '../modules/user/password.ts'
import type { AiSettings, MetricsSettings } from '../platform/config.ts'
import type { Database } from '../platform/db/database.ts'
import type { S3Settings } from '../platform/files/s3/s3-settings.ts'
import { parseTrustProxy } from '../platform/http/trust-proxy.ts'
import { createLog, type Logger } from '../platform/log.ts'
import { createTestDatabase } from './test-database.ts'

const PASSWORD = 'correct horse 1'

setPasswordCost({ memoryCost: 8, timeCost: 1, parallelism: 1 })

/** A learner who is signed in, and the api as he calls it. */
export interface SignedIn {
  id: number
  token: string
  email: string
  username: string
  api: Client<Contract>
}

/** The whole api on a database of its own; every answer is checked against the contract. */
export interface TestApp {
  app: FastifyInstance
  database: Database
  services: Services
  /** The api as a guest calls it. */
  guest: Client<Contract>
  /** Registers a new learner and signs them in. */
  signIn: () => Promise<SignedIn>
  /** Signs the one admin in. @returns a token */
  signInAdmin: () => Promise<string>
  /** The api with a token. */
  apiOf: (token: string) => Client<Contract>
  /** What comes before closing when the server stops. */
  drain: () => Promise<void>
  close: () => Promise<void>
}

interface TestAppOptions {
  publicUrl?: string
  securityContact?: string
  /** Adds to the app before it is ready. */
  extend?: (app: FastifyInstance, services: Services) => Promise<void>
  /** As the setting says it. */
  trustProxy?: string
  /** Mails become files when absent. */
  smtpUrl?: string
  /** Where mails become files. */
  dataDir?: string
  /** Files are kept in the folder when absent. */
  s3?: S3Settings
  /** The embedded assistant answers when absent. */
  ai?: Partial<AiSettings>
  /** Off when absent: tests come from one address. */
  hasLimits?: boolean
  /** 30 when absent. */
  peoplePerAddress?: number
  /** Off when absent. */
  hasEmailVerification?: boolean
  /** Off when absent. */
  needsAdminSecondFactor?: boolean
  sessionIdleHours?: number
  /** That of another test app, as several servers share one; its own when absent. */
  database?: Database
  /** None are taken when absent. */
  metrics?: MetricsSettings
  /** Errors alone when absent, so that the cause of an answer nobody expected is told. */
  log?: Logger
}

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase())
  const { app, services, drain } = await buildApp({
    config: {
      publicUrl: options.publicUrl,
      port: 3000,
      securityContact: options.securityContact,
      trustProxy: parseTrustProxy(options.trustProxy ?? 'false') ?? false,
      dataDir: options.dataDir ?? tmpdir(),
      s3: options.s3,
      databaseUrl: undefined,
      smtpUrl: options.smtpUrl,
      backup: undefined,
      mailFrom: 'no-reply@example.com',
      metrics: options.metrics,
      hasLimits: options.hasLimits ?? false,
      peoplePerAddress: options.peoplePerAddress ?? 30,
      hasEmailVerification: options.hasEmailVerification ?? false,
      needsAdminSecondFactor: options.needsAdminSecondFactor ?? false,
      sessionIdleHours: options.sessionIdleHours,
      auditLogDays: undefined,
      ai: { llm: undefined, historyTokens: 8000, dailyQuota: 200, graceSeconds: 12, ...options.ai },
    },
    database,
    log: options.log ?? createLog('error'),
    checkAnswers: true,
  })
  await options.extend?.(app, services)
  await app.ready()
  const apiOf = (token: string | null) => clientOf(app, token)
  const guest = apiOf(null)
  let count = 0

  const signIn = async (): Promise<SignedIn> => {
    count += 1
    const email = `learner${count}@example.com`
    const username = `学习者${count}`
    await guest.user.register({ email, username, password: PASSWORD })
    const token = await guest.user.login({ email, password: PASSWORD })
    const api = apiOf(token)
    return { id: (await api.user.my()).id, token, email, username, api }
  }
  const signInAdmin = async () => {
    await services.users.ensureAdmin({ email: 'admin@example.com', password: PASSWORD })
    return guest.user.login({ email: 'admin@example.com', password: PASSWORD })
  }
  const close = async () => {
    await app.close()
    if (!options.database) await database.close()
  }
  return { app, database, services, guest, signIn, signInAdmin, apiOf, drain, close }
}

function clientOf(app: FastifyInstance, token: string | null): Client<Contract> {
  return createClient(contract, {
    getToken: () => token,
    getLanguage: () => 'zh-CN',
    describeFailure: (failure) => failure,
    transport: injectTransport(app),
  })
}
