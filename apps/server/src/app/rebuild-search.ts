import { fileURLToPath } from 'node:url'
import { readConfig } from '../platform/config.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { operatorText } from '../platform/i18n.ts'
import { createLog } from '../platform/log.ts'
import { createModules } from './modules.ts'
import { ProgressBar } from './ProgressBar.ts'
import { runCommand } from './run-command.ts'

/** `search:rebuild`: writes anew what search finds, beside a server that runs on the same PostgreSQL database. */

const migrationsFolder = fileURLToPath(new URL('../migrations/', import.meta.url))

await runCommand(rebuildSearch)

async function rebuildSearch(signal: AbortSignal): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log })
  const { modules, services } = createModules(database, config, log)
  const bar = new ProgressBar(process.stderr, operatorText('search.rebuilding'))
  try {
    await migrate(database, migrationsFolder)
    let count = 0
    for await (const { done, total } of services.searchRebuild.run(signal)) {
      bar.show(done, total)
      count = total
    }
    bar.end(operatorText('search.rebuilt', { count }))
  } catch (error) {
    if (!signal.aborted) throw error
    bar.end(operatorText('search.rebuildStopped'))
    process.exitCode = 1
  } finally {
    for (const module of modules) await module.close?.()
    await database.close()
  }
}
