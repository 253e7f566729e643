import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { handOver, ownerOf } from '../platform/backup/hand-over.ts'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import { embeddedTarget, postgresTarget } from '../platform/backup/restore-targets.ts'
import { readConfig } from '../platform/config.ts'
import { readMigrations } from '../platform/db/migration-files.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { operatorText } from '../platform/i18n.ts'
import { createLog } from '../platform/log.ts'
import { pathArgument, runCommand } from './run-command.ts'
import { StagedProgress } from './StagedProgress.ts'
import { countsOf } from './table-counts.ts'

/** `restore FILE`: restores a backup into an empty database and store of files, of either kind. */

const migrationsFolder = fileURLToPath(new URL('../migrations/', import.meta.url))
const titles = { verify: 'restore.verifying', load: 'restore.loading' } as const

await runCommand(restore)

async function restore(signal: AbortSignal): Promise<void> {
  const file = pathArgument()
  const config = readConfig(process.env)
  const { databaseUrl, dataDir, logLevel } = config
  const log = createLog(logLevel)
  // What root restores is not root's: the server that is to read it is somebody else.
  const owner = process.getuid?.() === 0 ? await ownerOf(path.resolve(dataDir)) : undefined
  const progress = new StagedProgress(process.stderr)
  try {
    const { header, manifest } = await restoreBackup({
      file,
      signal,
      migrations: await readMigrations(migrationsFolder),
      files: openFiles(config, log),
      openTarget: (backup) =>
        databaseUrl === undefined
          ? embeddedTarget(dataDir, backup.manifest.rowBytes)
          : postgresTarget(databaseUrl, log),
      onProgress: (part, done, total) => progress.show(operatorText(titles[part]), done, total),
    })
    progress.end()
    if (owner && existsSync(dataDir)) await handOver(dataDir, owner)
    const result = operatorText('restore.done', { version: header.productVersion, time: manifest.time })
    const lines = [...countsOf(manifest), result]
    if (owner?.uid === 0) lines.push(operatorText('restore.ownedByRoot', { folder: dataDir }))
    process.stdout.write(`${lines.join('\n')}\n`)
  } finally {
    progress.end()
  }
}
