import { startServer } from '../apps/server/src/app/main.ts'
import { buildSites } from './build/build-sites.ts'
import { ROOT } from './run-tool.ts'
import { registerServer } from './setup/servers.mjs'

/** `npm run serve`: builds what has changed and serves it. The database and its content are made ready meanwhile. */

registerServer(ROOT)
const sites = buildSites().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
await startServer(sites)
