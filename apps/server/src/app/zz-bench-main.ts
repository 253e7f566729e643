import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { createLog } from '../platform/log.ts'
import { buildApp } from './build-app.ts'

const config = readConfig(process.env)
const log = createLog(config.logLevel)
const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log })
const { app, services } = await buildApp({ config, database, log })
if (process.env.NOVISITS)
  Object.defineProperty(Object.getPrototypeOf(services.visits), 'record', { value() {} })
await app.listen({ port: config.port, host: config.host })
process.on('SIGINT', () => process.exit())
