import type { CopySession } from '../db/copying/copy-session.ts'
import type { Migration } from '../db/migration-files.ts'
import type { Files } from '../files/files.ts'
import { operatorText } from '../i18n.ts'
import { StartupError } from '../startup-error.ts'
import { loadBackup } from './load-backup.ts'
import type { RestoreTarget } from './restore-targets.ts'
import { type VerifiedBackup, verifyBackup } from './verify-backup.ts'

interface RestoreOptions {
  file: string
  /** This program's. */
  migrations: Migration[]
  files: Files
  openTarget: (backup: VerifiedBackup) => Promise<RestoreTarget>
  signal: AbortSignal
  onProgress: (part: 'verify' | 'load', done: number, total: number) => void
}

/**
 * Restores a backup into an empty database and an empty store of files. It is verified before anything is touched.
 * @returns what was restored
 * @throws StartupError with the reason, and nothing has changed; the signal's reason; what a database or file system says
 */
export async function restoreBackup(options: RestoreOptions): Promise<VerifiedBackup> {
  const { file, migrations, files, signal, onProgress } = options
  const backup = await verifyBackup(file, migrations, signal, (done, total) =>
    onProgress('verify', done, total),
  )
  await requireNoOtherFiles(files, backup)
  const target = await options.openTarget(backup)
  try {
    const load = (session: CopySession) =>
      loadBackup(session, {
        backup,
        migrations,
        files,
        signal,
        onProgress: (done, total) => onProgress('load', done, total),
      })
    await target.fill(load)
  } finally {
    target.release()
  }
  return backup
}

/** What a restore that was killed has left of the same backup does not count. */
async function requireNoOtherFiles(files: Files, { manifest }: VerifiedBackup): Promise<void> {
  const own = new Set(manifest.files.map(({ name }) => name))
  for await (const name of files.list())
    if (!own.has(name)) throw new StartupError(operatorText('restore.filesNotEmpty', { name }))
}
