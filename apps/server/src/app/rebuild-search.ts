import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { readConfig } from '../platform/config.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { operatorText } from '../platform/i18n.ts'
import { createLog } from '../platform/log.ts'
import { StartupError } from '../platform/startup-error.ts'
import { createModules } from './modules.ts'
import { ProgressBar } from './ProgressBar.ts'

/** `pnpm run search:rebuild`: writes anew what search finds, beside a server that runs on the same PostgreSQL database. */

const migrationsFolder = fileURLToPath(new URL('../migrations/', import.meta.url))

try {
  await rebuildSearch()
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : inspect(error)}\n`)
  process.exitCode = 1
}

async function rebuildSearch(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log })
  const { modules, services } = createModules(database, config, log)
  const bar = new ProgressBar(process.stderr, operatorText('search.rebuilding'))
  const stopped = new AbortController()
  const stop = () => stopped.abort()
  process.once('SIGINT', stop)
  try {
    await migrate(database, migrationsFolder)
    let count = 0
    for await (const { done, total } of services.searchRebuild.run(stopped.signal)) {
      bar.show(done, total)
      count = total
    }
    bar.end(operatorText('search.rebuilt', { count }))
  } catch (error) {
    if (!stopped.signal.aborted) throw error
    bar.end(operatorText('search.rebuildStopped'))
    process.exitCode = 1
  } finally {
    process.off('SIGINT', stop)
    for (const module of modules) await module.close?.()
    await database.close()
  }
}
