import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { composeNotices } from './notices/compose-notices.ts'
import { findShippedPackages } from './notices/shipped-packages.ts'
import { ROOT } from './run-tool.ts'

// Writes THIRD_PARTY_NOTICES; with --check only says whether it is as the installed packages want it.

const file = join(ROOT, 'THIRD_PARTY_NOTICES')
const apps = ['server', 'learner', 'admin'].map((app) => join(ROOT, 'apps', app))
const packages = await findShippedPackages(apps)
const notices = composeNotices(packages)

if (process.argv.includes('--check')) {
  const written = await readFile(file, 'utf8').catch(() => '')
  if (written !== notices) {
    console.error('THIRD_PARTY_NOTICES is not current: run node scripts/notices.ts')
    process.exit(1)
  }
} else await writeFile(file, notices)
console.log(`notices: ${packages.length} packages`)
