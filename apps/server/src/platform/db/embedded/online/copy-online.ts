import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { operatorText } from '../../../i18n.ts'
import { StartupError } from '../../../startup-error.ts'
import type { DB } from '../../schema.gen.ts'
import { RESERVED_BYTES } from '../guard-space.ts'

/** The log, of which the copy gets the part that makes it whole. */
const LOG = 'pg_wal'

interface Entry {
  /** Below the database's folder. */
  name: string
  isFolder: boolean
  bytes: number
}

/** Tells how far the copying is, in bytes. */
export type OnCopied = (done: number, total: number) => void

/**
 * Copies the folder of the open embedded database while it is written to, as PostgreSQL's base backups do: what changes
 * meanwhile is in the log, which the copy brings along and repeats when it is opened. The database stands still only for
 * the checkpoint at the beginning.
 * @param target an empty folder, on the same disk
 * @throws StartupError when the disk has no room for it; the signal's reason
 */
export async function copyOnline(
  kysely: Kysely<DB>,
  { folder, target }: { folder: string; target: string },
  signal: AbortSignal,
  onCopied: OnCopied,
): Promise<void> {
  await requireSpace(folder, await listTree(folder))
  await sql`select pg_backup_start('backup', true)`.execute(kysely)
  let end: BackupEnd | undefined
  try {
    await copyEntries(folder, target, await listTree(folder), signal, onCopied)
  } finally {
    end = await stopBackup(kysely)
  }
  await copyLog(path.join(folder, LOG), path.join(target, LOG), end)
  await writeFile(path.join(target, 'backup_label'), end.label)
}

interface BackupEnd {
  /** What tells the copy from where to repeat the log. */
  label: string
  /** The segments of the log that the copy needs, first and last. */
  first: string
  last: string
}

async function stopBackup(kysely: Kysely<DB>): Promise<BackupEnd> {
  const { rows } = await sql<{ label: string; last: string }>`
    select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)`.execute(kysely)
  const [row] = rows
  const first = /\(file (\w+)\)/.exec(row?.label ?? '')?.[1]
  if (!row || !first) throw new Error('the database has not said from where the copy begins')
  return { ...row, first }
}

async function requireSpace(folder: string, entries: readonly Entry[]): Promise<void> {
  const needed = entries.reduce((sum, { bytes }) => sum + bytes, RESERVED_BYTES)
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < needed)
    throw new StartupError(operatorText('backup.noSpace', { folder, megabytes: Math.ceil(needed / 2 ** 20) }))
}

/** All that is there now, folders before what is in them; the log's own files excepted. */
async function listTree(folder: string, name = ''): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const found of await readdir(path.join(folder, name), { withFileTypes: true })) {
    const entry = path.join(name, found.name)
    if (found.isDirectory()) {
      entries.push({ name: entry, isFolder: true, bytes: 0 }, ...(await listTree(folder, entry)))
    } else if (name !== LOG && found.name !== 'postmaster.pid') {
      const size = await sizeOf(path.join(folder, entry))
      if (size !== null) entries.push({ name: entry, isFolder: false, bytes: size })
    }
  }
  return entries
}

async function copyEntries(
  folder: string,
  target: string,
  entries: readonly Entry[],
  signal: AbortSignal,
  onCopied: OnCopied,
): Promise<void> {
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  for (const { name, isFolder, bytes } of entries) {
    signal.throwIfAborted()
    if (isFolder) await mkdir(path.join(target, name), { recursive: true, mode: 0o700 })
    else await copyIfThere(path.join(folder, name), path.join(target, name))
    done += bytes
    onCopied(done, total)
  }
}

async function copyLog(folder: string, target: string, { first, last }: BackupEnd): Promise<void> {
  for (const name of await readdir(folder))
    if (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
      await copyFile(path.join(folder, name), path.join(target, name), constants.COPYFILE_FICLONE)
}

/** A file of a table that has been dropped meanwhile is missed by nobody. */
async function copyIfThere(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE).catch(ignoreMissing)
}

async function sizeOf(file: string): Promise<number | null> {
  const found = await stat(file).catch(ignoreMissing)
  return found?.size ?? null
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
