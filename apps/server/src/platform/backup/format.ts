import { z } from 'zod/mini'

/**
 * A backup is a tar archive. First `backup.json`, what it is; then the rows of each table as `tables/<table>/<number>.zst`
 * (text of COPY, compressed with Zstandard; pieces of a table end with a row) and the uploaded files as `files/<name>`;
 * then `manifest.json`, what was in there; last `checksum`, the SHA-256 of all names and contents before it.
 */
export const MEMBER = { header: 'backup.json', manifest: 'manifest.json', checksum: 'checksum' } as const

export const FORMAT = 'interview-practice-backup'
/** Rises when an older program could not read it. */
export const FORMAT_VERSION = 1

export const headerSchema = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.number(),
  productVersion: z.string(),
  engine: z.enum(['embedded', 'postgres']),
})
export type BackupHeader = z.output<typeof headerSchema>

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })
export type BackupTable = z.output<typeof tableSchema>

const sequenceSchema = z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })
export type BackupSequence = z.output<typeof sequenceSchema>

export const manifestSchema = z.object({
  /** The moment whose data it holds. */
  time: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  files: z.array(z.object({ name: z.string(), bytes: z.number() })),
  /** What the rows take as text, and so about what they will take in a database. */
  rowBytes: z.number(),
})
export type BackupManifest = z.output<typeof manifestSchema>

/** The name of a piece of a table. */
export const pieceName = (table: string, piece: number): string =>
  `tables/${table}/${String(piece).padStart(6, '0')}.zst`

/** The table of a piece of this name; null when it is none. */
export const tableOfPiece = (name: string): string | null =>
  /^tables\/(\w+)\/\d+\.zst$/.exec(name)?.[1] ?? null

export const fileMemberName = (name: string): string => `files/${name}`

/** The name of the uploaded file in a member of this name; null when it is none. */
export const fileOfMember = (name: string): string | null => /^files\/([^/]+)$/.exec(name)?.[1] ?? null
