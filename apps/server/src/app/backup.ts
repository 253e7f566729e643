import { existsSync } from 'node:fs'
import os from 'node:os'
import product from '../../../../package.json' with { type: 'json' }
import { openEmbeddedSource, openPostgresSource } from '../platform/backup/backup-sources.ts'
import { writeBackup } from '../platform/backup/write-backup.ts'
import { readConfig } from '../platform/config.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { operatorText } from '../platform/i18n.ts'
import { createLog } from '../platform/log.ts'
import { StartupError } from '../platform/startup-error.ts'
import { pathArgument, runCommand } from './run-command.ts'
import { StagedProgress } from './StagedProgress.ts'
import { countsOf } from './table-counts.ts'

/** `backup FILE`: writes the database and the uploaded files into one file, also beside a running server. */

const titles = { files: 'backup.files', copy: 'backup.copying', rows: 'backup.rows' } as const

await runCommand(backUp)

async function backUp(signal: AbortSignal): Promise<void> {
  const file = pathArgument()
  if (existsSync(file)) throw new StartupError(operatorText('backup.exists', { file }))
  const config = readConfig(process.env)
  const { databaseUrl, dataDir, logLevel } = config
  const log = createLog(logLevel)
  // Whoever uses the site comes first.
  os.setPriority(os.constants.priority.PRIORITY_LOW)
  const progress = new StagedProgress(process.stderr)
  const show = (part: keyof typeof titles, done: number, total: number) =>
    progress.show(operatorText(titles[part]), done, total)
  const open = () =>
    databaseUrl === undefined
      ? openEmbeddedSource(dataDir, signal, (done, total) => show('copy', done, total))
      : openPostgresSource(databaseUrl, log)
  try {
    const manifest = await writeBackup({
      source: {
        engine: databaseUrl === undefined ? 'embedded' : 'postgres',
        files: openFiles(config, log),
        open,
      },
      file,
      signal,
      productVersion: product.version,
      onProgress: show,
    })
    progress.end()
    process.stdout.write(`${[...countsOf(manifest), operatorText('backup.done', { file })].join('\n')}\n`)
  } finally {
    progress.end()
  }
}
