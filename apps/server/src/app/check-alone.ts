import path from 'node:path'
import type { PartHealth } from '@app/contract/stats/schemas'
import { createLoneHealth } from '../modules/stats/index.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/database.ts'
import { isSiteMade } from '../platform/db/embedded/site-marker.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { OpenAiCompatible } from '../platform/llm/OpenAiCompatible.ts'
import { createLog } from '../platform/log.ts'
import { Mailer } from '../platform/mail/Mailer.ts'
import { StartupError } from '../platform/startup-error.ts'
import { checkAll } from './doctor-call.ts'

/** Checks what can be checked while no server runs. Changes nothing: no migration runs, no database is made. */
export async function checkAlone(
  config: Config,
  signal: AbortSignal,
  tell: (found: PartHealth) => void,
): Promise<void> {
  const { dataDir, smtpUrl, mailFrom: from, ai } = config
  const log = createLog('silent')
  const mailer = new Mailer({ smtpUrl, from, outbox: path.join(dataDir, 'outbox'), log })
  const llm = ai.llm && new OpenAiCompatible(ai.llm)
  const database = await open(config)
  try {
    const files = openFiles(config, log)
    const isRemote = config.databaseUrl !== undefined
    const health = createLoneHealth({ dataDir, database, isRemote, files, mailer, llm })
    await checkAll(health, signal, tell)
  } finally {
    llm?.close()
    await mailer.close()
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
