import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireWritable } from './require-writable.ts'
import { markSite, requireSameSite } from './site-marker.ts'
import { syncFile } from './sync-files.ts'

const prefix = 'db.new-'
const creator = fileURLToPath(new URL('./create-pglite-folder.ts', import.meta.url))

/**
 * Makes the database `<dataDir>/db` if there is none. It is made elsewhere and moved when it is
 * complete, so that a crash never leaves half a database; and in a process of its own, which takes the
 * 300 MB that this needs with it.
 * @returns the folder
 * @throws StartupError if the folder is not this process's to write, or a database that was here is gone
 */
export async function ensurePgliteFolder(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'db')
  requireWritable([folder, path.join(folder, 'PG_VERSION'), path.join(folder, 'global', 'pg_control')])
  requireSameSite(dataDir, folder)
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await makePgliteFolder(dataDir, folder)
  await markSite(dataDir)
  return folder
}

/**
 * Makes a database in a folder beside its final one and moves it there when it is complete.
 * @param fill does what else is to be in it, and puts that on the disk
 */
export async function makePgliteFolder(
  dataDir: string,
  folder: string,
  fill?: (unfinished: string) => Promise<void>,
): Promise<void> {
  await removeUnfinished(dataDir)
  const unfinished = await mkdtemp(path.join(dataDir, prefix))
  try {
    await runCreator(unfinished)
    await fill?.(unfinished)
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
  await syncFile(dataDir)
}

/** @throws with what the program said */
function runCreator(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [creator, folder], (error, _, said) => {
      if (error) reject(new Error(said.trim() || error.message, { cause: error }))
      else resolve()
    })
  })
}

async function removeUnfinished(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(prefix))
  await Promise.all(names.map((name) => rm(path.join(dataDir, name), { recursive: true, force: true })))
}
