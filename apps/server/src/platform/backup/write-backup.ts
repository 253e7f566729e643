import { promisify } from 'node:util'
import { zstdCompress } from 'node:zlib'
import { sql } from 'kysely'
import type { CopiedRows, CopySession } from '../db/copying/copy-session.ts'
import { useOneFormat } from '../db/copying/use-one-format.ts'
import { readApplied } from '../db/migrate.ts'
import type { Files } from '../files/files.ts'
import { ArchiveWriter } from './ArchiveWriter.ts'
import type { OpenedSource } from './backup-sources.ts'
import {
  type BackupHeader,
  type BackupManifest,
  FORMAT,
  FORMAT_VERSION,
  fileMemberName,
  MEMBER,
  pieceName,
} from './format.ts'
import { PENDING_JOBS, pendingJobsOf } from './pending-jobs.ts'
import { countRows, readSequences, readTables, rowsOf, type TableColumns } from './stored-tables.ts'

const compress = promisify(zstdCompress)

/** How far it is with a part of its work. */
export type OnProgress = (part: 'files' | 'rows', done: number, total: number) => void

export interface BackupSource {
  engine: BackupHeader['engine']
  files: Files
  /** Opens the database; what is read then is as it was at that moment. */
  open: () => Promise<OpenedSource>
}

interface BackupOptions {
  source: BackupSource
  /** Where it is written to; it must not exist. */
  file: string
  productVersion: string
  /** Ends it, and leaves nothing behind. */
  signal: AbortSignal
  onProgress: OnProgress
}

/**
 * Writes everything into one file, see {@link MEMBER}.
 * @returns what is in it
 * @throws StartupError when the disk is nearly full; the signal's reason; what the database or the file system says
 */
export async function writeBackup(options: BackupOptions): Promise<BackupManifest> {
  const writer = await ArchiveWriter.create(options.file)
  try {
    const { source, productVersion } = options
    const header: BackupHeader = {
      format: FORMAT,
      formatVersion: FORMAT_VERSION,
      productVersion,
      engine: source.engine,
    }
    await writer.add(MEMBER.header, toJson(header))
    const manifest = await writeContents(writer, options)
    await writer.add(MEMBER.manifest, toJson(manifest))
    options.signal.throwIfAborted()
    await writer.finish()
    return manifest
  } catch (error) {
    await writer.abandon()
    throw error
  }
}

const toJson = (value: BackupHeader | BackupManifest): Buffer => Buffer.from(JSON.stringify(value, null, 1))

async function writeContents(writer: ArchiveWriter, options: BackupOptions): Promise<BackupManifest> {
  const files = new Map<string, number>()
  // Before the database: a file that is deleted later may be the one that the rows still name.
  await writeFiles(writer, options, files)
  const { session, lost } = await options.source.open()
  const signal = lost ? AbortSignal.any([options.signal, lost]) : options.signal
  try {
    await sql`start transaction isolation level repeatable read read only`.execute(session.kysely)
    await useOneFormat(session.kysely)
    const { rows } = await sql<{ time: Date }>`select now() as time`.execute(session.kysely)
    const time = rows[0]?.time ?? new Date()
    const migrations = await readApplied(session.kysely)
    // After it: the rows may name what came meanwhile.
    await writeFiles(writer, options, files)
    const tables = await writeTables(writer, session, signal, options.onProgress)
    const sequences = await readSequences(session.kysely)
    const entries = [...files].map(([name, bytes]) => ({ name, bytes }))
    return { time: time.toISOString(), migrations, ...tables, sequences, files: entries }
  } finally {
    await session.close()
  }
}

async function writeFiles(
  writer: ArchiveWriter,
  { source, signal, onProgress }: BackupOptions,
  written: Map<string, number>,
): Promise<void> {
  const names = (await Array.fromAsync(source.files.list())).filter((name) => !written.has(name))
  for (const [index, name] of names.entries()) {
    signal.throwIfAborted()
    const file = await source.files.read(name)
    // Deleted just now.
    if (!file) continue
    await writer.add(fileMemberName(name), file.bytes)
    written.set(name, file.bytes.length)
    onProgress('files', index + 1, names.length)
  }
}

async function writeTables(
  writer: ArchiveWriter,
  session: CopySession,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Pick<BackupManifest, 'tables' | 'rowBytes'>> {
  const tables = await readTables(session.kysely)
  const sources = await Promise.all(tables.map((table) => sourceOf(session, table)))
  const counts = await countRows(session.kysely, sources)
  const total = counts.reduce((sum, count) => sum + count, 0)
  let done = 0
  let rowBytes = 0
  for (const [index, { name }] of tables.entries()) {
    const source = sources[index]
    if (!source) continue
    let piece = 0
    for await (const chunk of session.copyOut(source)) {
      signal.throwIfAborted()
      await writer.add(pieceName(name, piece), await compress(chunk))
      piece += 1
      rowBytes += chunk.length
      done += countLines(chunk)
      onProgress('rows', done, total)
    }
  }
  if (done !== total) throw new Error(`${total} rows were counted, but ${done} copied`)
  return { tables: tables.map((table, index) => ({ ...table, rows: counts[index] ?? 0 })), rowBytes }
}

function sourceOf({ kysely }: CopySession, table: TableColumns): Promise<CopiedRows> | CopiedRows {
  return table.name === PENDING_JOBS ? pendingJobsOf(kysely, table) : rowsOf(table)
}

const LINE_FEED = 10

/** Within values, COPY writes line feeds as `\n`. */
function countLines(chunk: Uint8Array): number {
  let count = 0
  for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, end + 1)) count += 1
  return count
}
