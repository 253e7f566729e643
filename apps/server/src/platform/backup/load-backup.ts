import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import { sql } from 'kysely'
import type { CopySession } from '../db/copying/copy-session.ts'
import { useOneFormat } from '../db/copying/use-one-format.ts'
import { migrateWithin, tryMigrationLock } from '../db/migrate.ts'
import type { Migration } from '../db/migration-files.ts'
import { recordBaseline } from '../db/take-over.ts'
import { type Files, nameFile, parseFileName } from '../files/files.ts'
import { imageTypeOf } from '../files/image-type.ts'
import { operatorText } from '../i18n.ts'
import { StartupError } from '../startup-error.ts'
import { bareTables } from './bare-tables.ts'
import { type BackupManifest, type BackupTable, fileOfMember, tableOfPiece } from './format.ts'
import { MemberReader } from './MemberReader.ts'
import { type Member, readArchive } from './read-archive.ts'
import { copyTarget, countRows, readTables, rowsOf } from './stored-tables.ts'
import type { VerifiedBackup } from './verify-backup.ts'

const decompress = promisify(zstdDecompress)

/** No piece of a table that was written comes near it. */
const PIECE_LIMIT = 1024 * 1024 * 1024

interface LoadOptions {
  backup: VerifiedBackup
  /** This program's. */
  migrations: Migration[]
  files: Files
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
}

/**
 * Loads a backup into an empty database, in one transaction: its own migrations, its rows, then the migrations that
 * have come since. Uploaded files are put on the way, and taken away again when it does not come to an end.
 * @throws StartupError when the database is not empty, is being restored by somebody else, or what came out of it is not
 * what went in; the signal's reason; what the database or the file system says
 */
export async function loadBackup(session: CopySession, options: LoadOptions): Promise<void> {
  const { kysely } = session
  const { backup, migrations } = options
  const added: string[] = []
  await sql`start transaction`.execute(kysely)
  try {
    await useOneFormat(kysely)
    await requireEmpty(session)
    await migrateWithin(kysely, migrations.slice(0, backup.manifest.migrations.length))
    await requireSameTables(session, backup.manifest)
    await sql`set local maintenance_work_mem = '128MB'`.execute(kysely)
    const putBack = await bareTables(kysely)
    await loadMembers(session, options, added)
    await putBack()
    await setSequences(session, backup.manifest)
    await requireSameCounts(session, backup.manifest)
    if (backup.isFormer) await recordBaseline(kysely, migrations)
    await migrateWithin(kysely, migrations)
    // Nobody else counts the values by which queries are planned, in the embedded database never.
    await sql`analyze`.execute(kysely)
    options.signal.throwIfAborted()
    await sql`commit`.execute(kysely)
  } catch (error) {
    await Promise.all(added.map((name) => options.files.remove(name)))
    throw error
  }
}

/** @throws StartupError when there is anything in the database that is no extension's */
async function requireEmpty({ kysely }: CopySession): Promise<void> {
  if (!(await tryMigrationLock(kysely))) throw new StartupError(operatorText('restore.databaseInUse'))
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relkind in ('r', 'p', 'v', 'm', 'S')
      and (c.relnamespace = current_schema()::regnamespace or c.relnamespace = to_regnamespace('pgboss'))
      and not exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by c.relname limit 1`.execute(kysely)
  const [found] = rows
  if (found) throw new StartupError(operatorText('restore.databaseNotEmpty', { table: found.name }))
}

/** @throws StartupError when the backup's tables are not those that its migrations make */
async function requireSameTables({ kysely }: CopySession, { tables }: BackupManifest): Promise<void> {
  const describe = (list: readonly Pick<BackupTable, 'name' | 'columns'>[]): string =>
    list.map(({ name, columns }) => `${name}(${columns.toSorted().join()})`).join()
  if (describe(await readTables(kysely)) !== describe(tables))
    throw new StartupError(operatorText('restore.otherTables'))
}

async function loadMembers(session: CopySession, options: LoadOptions, added: string[]): Promise<void> {
  const { backup, files, signal, onProgress } = options
  const tables = new Map(backup.manifest.tables.map((table) => [table.name, table]))
  const known = new Set(await Array.fromAsync(files.list()))
  const total = backup.manifest.rowBytes
  let done = 0
  const reader = new MemberReader(readArchive(backup.file, signal))
  try {
    for (let member = await reader.peek(); member; member = await reader.peek()) {
      const table = tables.get(tableOfPiece(member.name) ?? '')
      if (table) {
        const count = (bytes: number) => {
          done += bytes
          onProgress(done, total)
        }
        await session.copyIn(copyTarget(table), piecesOf(table.name, reader, count))
      } else {
        await reader.take()
        const name = await putFile(member, files)
        if (name !== null && !known.has(name)) added.push(name)
      }
    }
  } finally {
    await reader.close()
  }
}

/** The rows of a table, whose pieces follow one another. */
async function* piecesOf(
  table: string,
  reader: MemberReader,
  onPiece: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for (;;) {
    const member = await reader.peek()
    if (!member || tableOfPiece(member.name) !== table) return
    await reader.take()
    const rows = await decompress(member.bytes, { maxOutputLength: PIECE_LIMIT })
    yield rows
    onPiece(rows.length)
  }
}

/** @returns the name of the uploaded file that the member was; null when it was none */
async function putFile({ name: memberName, bytes }: Member, files: Files): Promise<string | null> {
  const name = fileOfMember(memberName)
  const owner = name === null ? null : parseFileName(name)
  if (name === null || owner === null) return null
  // A name says whose file it is and what is in it.
  if (imageTypeOf(bytes) === null || nameFile(owner.ownerId, bytes).name !== name)
    throw new StartupError(operatorText('restore.otherFile', { name }))
  return files.put(owner.ownerId, bytes)
}

async function setSequences({ kysely }: CopySession, { sequences }: BackupManifest): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences)
    await sql`select setval(quote_ident(${name})::regclass, ${lastValue}::text::bigint, ${isCalled})`.execute(
      kysely,
    )
}

/** @throws StartupError that names the tables whose rows are not as many as they were */
async function requireSameCounts({ kysely }: CopySession, { tables }: BackupManifest): Promise<void> {
  const counts = await countRows(kysely, tables.map(rowsOf))
  const differing = tables.filter(({ rows }, index) => counts[index] !== rows).map(({ name }) => name)
  if (differing.length > 0)
    throw new StartupError(operatorText('restore.countsDiffer', { tables: differing.join(', ') }))
}
