import { buildSites } from './build/build-sites.ts'

await buildSites().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
