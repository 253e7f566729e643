// Plain JavaScript: whatever Node starts it, nothing is installed yet.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withLock } from './setup/lock.mjs'
import { runningServers } from './setup/servers.mjs'
import { setupText } from './setup/texts.mjs'

/**
 * Installs the packages that pnpm-lock.yaml names, unless they are there: without a network, beside a running server
 * and for another user the installed ones are left as they are.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const STAMP = join(ROOT, 'node_modules', '.installed')

if (!isInstalled()) await withLock(join(ROOT, '.install.lock'), () => say('otherInstall'), install)

async function install() {
  // Whoever had the lock before may have done it.
  if (isInstalled()) return
  const servers = runningServers(ROOT)
  if (servers.length > 0) return fail('serverRunning', { pids: servers.join('、') })
  rmSync(STAMP, { force: true })
  const { status } = spawnSync(
    'npx',
    [
      '--prefer-offline',
      '-y',
      'pnpm@12.21.0',
      'install',
      '--frozen-lockfile',
      '--config.confirmModulesPurge=false',
    ],
    { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' },
  )
  if (status !== 0) return fail('notInstalled')
  mkdirSync(join(ROOT, 'node_modules'), { recursive: true })
  writeFileSync(STAMP, wantedPackages())
}

function isInstalled() {
  try {
    return readFileSync(STAMP, 'utf8') === wantedPackages()
  } catch {
    return false
  }
}

/** A hash over what decides which packages are installed. */
function wantedPackages() {
  const hash = createHash('sha256')
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

/**
 * @param {string} key
 * @param {Record<string, string>} [values]
 */
function fail(key, values) {
  console.error(setupText(key, values))
  process.exitCode = 1
}

/** @param {string} key */
function say(key) {
  console.log(setupText(key))
}
