import type { Database } from '../../../platform/db/database.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { Llm } from '../../../platform/llm/llm.ts'
import type { Mailer } from '../../../platform/mail/Mailer.ts'
import { StartupError } from '../../../platform/startup-error.ts'
import { checkAi } from './check-ai.ts'
import { checkClock } from './check-clock.ts'
import { checkDatabase } from './check-database.ts'
import { checkFiles } from './check-files.ts'
import { checkMail } from './check-mail.ts'
import { checkStorage } from './check-storage.ts'
import { HealthService } from './health.service.ts'
import { type HealthCheck, problem } from './health-check.ts'

interface LoneHealthDependencies {
  dataDir: string
  /** Why it cannot be opened, if so; null when there is none yet. */
  database: Database | StartupError | null
  /** Whether the database is that of a PostgreSQL server. */
  isRemote: boolean
  files: Files
  mailer: Mailer
  llm: Llm | undefined
}

/** The same checks as a server's, for a process beside which no server runs. */
export function createLoneHealth({
  dataDir,
  database,
  isRemote,
  files,
  mailer,
  llm,
}: LoneHealthDependencies): HealthService {
  return new HealthService({
    database: database instanceof StartupError ? cannotOpen(database) : checkOpened(database),
    storage: checkStorage(dataDir),
    files: checkFiles(files),
    clock: checkClock({ kysely: remoteOf(database, isRemote), publicUrl: undefined }),
    mail: checkMail(mailer),
    ai: checkAi(llm),
    address: notRunning,
    stream: notRunning,
  })
}

/** Nobody answers at the public address. */
const notRunning: HealthCheck = async () => [{ state: 'off', fact: 'notRunning', remedy: 'notRunningRemedy' }]

const cannotOpen =
  ({ message: reason }: StartupError): HealthCheck =>
  async () => [problem('cannotOpen', { reason })]

const checkOpened = (database: Database | null): HealthCheck =>
  database ? checkDatabase(database) : async () => [{ state: 'off', fact: 'notMade' }]

function remoteOf(database: Database | StartupError | null, isRemote: boolean) {
  if (!isRemote) return undefined
  return database && !(database instanceof StartupError) ? database.kysely : 'unreachable'
}
