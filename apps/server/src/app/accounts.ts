import { fileURLToPath } from 'node:url'
import { type Config, readConfig } from '../platform/config.ts'
import { callControl, NoServer } from '../platform/control/call-control.ts'
import { isSiteMade } from '../platform/db/embedded/site-marker.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { operatorText } from '../platform/i18n.ts'
import { createLog } from '../platform/log.ts'
import { StartupError } from '../platform/startup-error.ts'
import { type AccountRequest, accountCall, manageAccounts } from './account-call.ts'
import { createModules } from './modules.ts'
import { runCommand } from './run-command.ts'

const migrationsFolder = fileURLToPath(new URL('../migrations/', import.meta.url))

/** The commands on accounts: the running server does what they ask, without one this process does. */
export function runAccountCommand(command: AccountRequest['command']): Promise<void> {
  const [, , email = ''] = process.argv
  return runCommand(async (signal) => {
    const config = readConfig(process.env)
    const request = { command, email }
    try {
      await callControl(config.dataDir, accountCall, request, { signal, onEvent: say })
    } catch (error) {
      if (!(error instanceof NoServer)) throw error
      await manageAlone(config, request)
    }
  })
}

async function manageAlone(config: Config, request: AccountRequest): Promise<void> {
  const { databaseUrl, dataDir, logLevel } = config
  if (databaseUrl === undefined && !isSiteMade(dataDir))
    throw new StartupError(operatorText('backup.noDatabase', { folder: dataDir }))
  const log = createLog(logLevel)
  const database = await openDatabase({ databaseUrl, dataDir, log })
  const { modules, services } = createModules(database, config, log)
  try {
    await migrate(database, migrationsFolder)
    await manageAccounts(services, request, say)
  } finally {
    for (const module of modules) await module.close?.()
    await database.close()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
