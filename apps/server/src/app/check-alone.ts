import path from 'node:path'
import type { PartHealth } from '@app/contract'
import { checkAi } from '../modules/stats/health/check-ai.ts'
import { checkClock } from '../modules/stats/health/check-clock.ts'
import { checkDatabase } from '../modules/stats/health/check-database.ts'
import { checkFiles } from '../modules/stats/health/check-files.ts'
import { checkMail } from '../modules/stats/health/check-mail.ts'
import { checkStorage } from '../modules/stats/health/check-storage.ts'
import { HealthService } from '../modules/stats/health/health.service.ts'
import { type HealthCheck, problem } from '../modules/stats/health/health-check.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/database.ts'
import { isSiteMade } from '../platform/db/embedded/site-marker.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { LlmThread } from '../platform/llm/LlmThread.ts'
import { createLog } from '../platform/log.ts'
import { Mailer } from '../platform/mail/Mailer.ts'
import { StartupError } from '../platform/startup-error.ts'
import { checkAll } from './doctor-call.ts'

/** Nobody answers at the public address. */
const notRunning: HealthCheck = async () => [{ state: 'off', fact: 'notRunning', remedy: 'notRunningRemedy' }]

/** Checks what can be checked while no server runs. Changes nothing: no migration runs, no database is made. */
export async function checkAlone(
  config: Config,
  signal: AbortSignal,
  tell: (found: PartHealth) => void,
): Promise<void> {
  const { dataDir, smtpUrl, mailFrom: from, ai } = config
  const log = createLog('silent')
  const mailer = new Mailer({ smtpUrl, from, outbox: path.join(dataDir, 'outbox'), log })
  const llm = ai.llm && new LlmThread(ai.llm)
  const database = await open(config)
  try {
    const health = new HealthService({
      database: database instanceof StartupError ? cannotOpen(database) : checkOpened(database),
      storage: checkStorage(dataDir),
      files: checkFiles(openFiles(config, log)),
      clock: checkClock({ kysely: remoteOf(database), publicUrl: undefined }),
      mail: checkMail(mailer),
      ai: checkAi(llm),
      address: notRunning,
      stream: notRunning,
    })
    await checkAll(health, signal, tell)
  } finally {
    await Promise.all([mailer.close(), llm?.close()])
    if (database && !(database instanceof StartupError)) await database.close()
  }
}

/** @returns why not, if it cannot be opened; null when there is none yet */
async function open({ databaseUrl, dataDir }: Config): Promise<Database | StartupError | null> {
  if (databaseUrl === undefined && !isSiteMade(dataDir)) return null
  try {
    return await openDatabase({ databaseUrl, dataDir, log: createLog('silent') })
  } catch (error) {
    if (error instanceof StartupError) return error
    throw error
  }
}

const cannotOpen =
  ({ message: reason }: StartupError): HealthCheck =>
  async () => [problem('cannotOpen', { reason })]

const checkOpened = (database: Database | null): HealthCheck =>
  database ? checkDatabase(database) : async () => [{ state: 'off', fact: 'notMade' }]

const remoteOf = (database: Database | StartupError | null) =>
  database && !(database instanceof StartupError) && database.kind === 'postgres'
    ? database.kysely
    : undefined
