import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import type { OpenedSource } from '../platform/backup/backup-sources.ts'
import { type BackupManifest, tableOfPiece } from '../platform/backup/format.ts'
import { readArchive } from '../platform/backup/read-archive.ts'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import { postgresTarget, type RestoreTarget } from '../platform/backup/restore-targets.ts'
import { writeBackup } from '../platform/backup/write-backup.ts'
import type { CopySession } from '../platform/db/copying/copy-session.ts'
import { openPgliteCopy } from '../platform/db/copying/pglite-copy.ts'
import { openPostgresCopy } from '../platform/db/copying/postgres-copy.ts'
import { readMigrations } from '../platform/db/migration-files.ts'
import { LocalFiles } from '../platform/files/LocalFiles.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { startTestPglite } from './pglite-database.ts'
import { databaseUrlOf, runOnServer, testServerUrl } from './postgres-test-database.ts'

const silent = { debug() {}, error() {} }
const never = new AbortController().signal

/** A site's database and files of a test's own, to be backed up or restored into. */
export interface BackupPlace {
  files: LocalFiles
  /** A session on the database; close it before another one is opened. */
  open: () => Promise<CopySession>
  target: () => Promise<RestoreTarget>
  drop: () => Promise<void>
}

/** @param folder for the files */
export async function createBackupPlace(kind: CopySession['kind'], folder: string): Promise<BackupPlace> {
  const files = new LocalFiles(path.join(folder, `files-${randomUUID()}`))
  return kind === 'postgres' ? onServer(files) : inMemory(files)
}

/** The kinds of database of this run: on PostgreSQL all backups go back and forth. */
export const placeKinds = (): CopySession['kind'][] =>
  process.env.TEST_DATABASE === 'postgres' ? ['postgres', 'embedded'] : ['embedded']

async function inMemory(files: LocalFiles): Promise<BackupPlace> {
  const pglite = await startTestPglite('empty')
  const session = openPgliteCopy(pglite)
  const open = async (): Promise<CopySession> => ({
    ...session,
    // Like the end of a connection.
    close: async () => void (await pglite.exec('rollback')),
  })
  const target = async (): Promise<RestoreTarget> => ({
    fill: async (fill) => {
      const opened = await open()
      await fill(opened).finally(() => opened.close())
    },
    release() {},
  })
  return { files, open, target, drop: () => pglite.close() }
}

async function onServer(files: LocalFiles): Promise<BackupPlace> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = databaseUrlOf(testServerUrl(), name)
  await runOnServer(testServerUrl(), `create database ${name} template template0 strategy file_copy`)
  return {
    files,
    open: () => openPostgresCopy(url, silent),
    target: () => postgresTarget(url, silent),
    drop: () => runOnServer(testServerUrl(), `drop database ${name} with (force)`),
  }
}

interface Interruption {
  signal?: AbortSignal
  onProgress?: (part: string, done: number) => void
}

/** Backs a place up. */
export function backUpPlace(
  place: Pick<BackupPlace, 'files' | 'open'>,
  file: string,
  { signal = never, onProgress = () => {} }: Interruption = {},
): Promise<BackupManifest> {
  const open = async (): Promise<OpenedSource> => ({ session: await place.open() })
  const source = { engine: 'embedded', files: place.files, open } as const
  return writeBackup({ source, file, productVersion: '0.0.0', signal, onProgress })
}

/** Restores into a place. */
export async function restorePlace(
  place: Pick<BackupPlace, 'files' | 'target'>,
  file: string,
  { signal = never, onProgress = () => {} }: Interruption = {},
) {
  const migrations = await readMigrations(migrationsFolder)
  return restoreBackup({
    file,
    migrations,
    signal,
    onProgress,
    files: place.files,
    openTarget: place.target,
  })
}

const decompress = promisify(zstdDecompress)

/** What is in a backup: the sorted rows of each table as text, the files, and the manifest. */
export async function readBackup(file: string): Promise<Map<string, unknown>> {
  const contents = new Map<string, unknown>()
  const texts = new Map<string, string>()
  for await (const { name, bytes } of readArchive(file, never)) {
    const table = tableOfPiece(name)
    if (table) texts.set(table, (texts.get(table) ?? '') + String(await decompress(bytes)))
    else contents.set(name, name.endsWith('.json') ? JSON.parse(String(bytes)) : bytes.toString('hex'))
  }
  for (const [table, text] of texts) contents.set(table, text.split('\n').sort())
  return contents
}
