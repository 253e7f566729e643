import { stat } from 'node:fs/promises'
import type { Migration } from '../db/migration-files.ts'
import { asBaseline, isBeforeBaseline, isFormer } from '../db/take-over.ts'
import { operatorText } from '../i18n.ts'
import { StartupError } from '../startup-error.ts'
import {
  type BackupHeader,
  type BackupManifest,
  FORMAT_VERSION,
  headerSchema,
  MEMBER,
  manifestSchema,
} from './format.ts'
import { type Member, readArchive } from './read-archive.ts'

/** A backup that was read to its end and is whole. */
export interface VerifiedBackup {
  file: string
  header: BackupHeader
  manifest: BackupManifest
  /** Whether it is of before the baseline; then the manifest tells of it as one of the baseline. */
  isFormer: boolean
}

/**
 * Reads a backup from its beginning to its end and looks whether this program can restore it.
 * @param migrations this program's
 * @throws StartupError when it is truncated, altered, no backup, or of a newer or another program; the signal's reason
 */
export async function verifyBackup(
  file: string,
  migrations: readonly Migration[],
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<VerifiedBackup> {
  const { size } = await stat(file)
  let header: BackupHeader | undefined
  let manifestBytes: Buffer | undefined
  let hasBegun = false
  try {
    for await (const member of readArchive(file, signal, (done) => onProgress(done, size))) {
      hasBegun = true
      header ??= readHeader(member, file)
      if (member.name === MEMBER.manifest) manifestBytes = member.bytes
    }
  } catch (error) {
    // What has no beginning is no backup, rather than a broken one.
    throw !hasBegun && error instanceof StartupError ? foreign(file, error) : error
  }
  const manifest = manifestBytes && manifestSchema.safeParse(parseJson(manifestBytes)).data
  if (!header || !manifest) throw foreign(file)
  const known = asBaseline(manifest, migrations)
  requireKnown(known, migrations, header)
  return { file, header, manifest: known, isFormer: isFormer(manifest.migrations) }
}

const foreign = (file: string, cause?: unknown): StartupError =>
  new StartupError(operatorText('restore.foreign', { file }), { cause })

const newer = (version: string): StartupError => new StartupError(operatorText('restore.newer', { version }))

function readHeader({ name, bytes }: Member, file: string): BackupHeader {
  const parsed = name === MEMBER.header ? headerSchema.safeParse(parseJson(bytes)) : undefined
  if (!parsed?.success) throw foreign(file, parsed?.error)
  const { formatVersion, productVersion: version } = parsed.data
  if (formatVersion > FORMAT_VERSION) throw newer(version)
  return parsed.data
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(String(bytes))
  } catch {
    return undefined
  }
}

/** The migrations of a backup are the first ones of this program's, or all. */
function requireKnown(
  { migrations }: BackupManifest,
  own: readonly Migration[],
  { productVersion: version }: BackupHeader,
): void {
  if (isBeforeBaseline(migrations)) throw new StartupError(operatorText('restore.tooOld', { version }))
  for (const [index, { name, checksum }] of migrations.entries()) {
    const file = own[index]
    if (file?.name !== name) throw newer(version)
    if (file.checksum !== checksum) throw new StartupError(operatorText('restore.otherMigration', { name }))
  }
}
