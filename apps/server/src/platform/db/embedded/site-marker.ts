import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { operatorText } from '../../i18n.ts'
import { StartupError } from '../../startup-error.ts'
import { syncFile } from './sync-files.ts'

const markerOf = (dataDir: string): string => path.join(dataDir, 'db.made')

/**
 * A database that was here and is not is most often on a disk that is not mounted. A new one in its place would look
 * like a site that has lost everything, and would hide what is found again.
 * @throws StartupError if a database was made here and its folder is now missing or empty
 */
export function requireSameSite(dataDir: string, folder: string): void {
  const marker = markerOf(dataDir)
  if (!existsSync(marker) || (existsSync(folder) && readdirSync(folder).length > 0)) return
  throw new StartupError(operatorText('database.siteGone', { folder, marker }))
}

/** Whether a site was made in this data folder; early ones have no marker. */
export const isSiteMade = (dataDir: string): boolean =>
  existsSync(markerOf(dataDir)) || existsSync(path.join(dataDir, 'db'))

/** Notes beside the database that there is one. */
export async function markSite(dataDir: string): Promise<void> {
  const marker = markerOf(dataDir)
  if (existsSync(marker)) return
  writeFileSync(marker, `${operatorText('database.marker')}\n`, { mode: 0o600 })
  await syncFile(marker)
  await syncFile(dataDir)
}
