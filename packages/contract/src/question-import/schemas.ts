import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'
import { IMPORT_ACTIONS, IMPORT_FORMATS, IMPORT_STATUSES } from './values.ts'

export const importFormat = z.enum(IMPORT_FORMATS)
export const importStatus = z.enum(IMPORT_STATUSES)
export const importAction = z.enum(IMPORT_ACTIONS)

export const importCounts = z.object({ create: z.int(), update: z.int(), skip: z.int(), wrong: z.int() })
export type ImportCounts = z.output<typeof importCounts>

export const questionImportSchema = z.object({
  id,
  fileName: z.string(),
  format: importFormat,
  status: importStatus,
  /** Of what is being done: rows done, of so many; 0 when not known yet. */
  done: z.int(),
  total: z.int(),
  counts: importCounts,
  /** Why it failed. */
  reason: z.nullable(z.string()),
  creatorName: z.string(),
  createTime: time,
  applyTime: z.nullable(time),
  undoTime: z.nullable(time),
})
export type QuestionImport = z.output<typeof questionImportSchema>

/** Something to know of a row; of a wrong one, why. */
export const importProblem = z.object({
  /** The column's name, or the field's; empty for the whole row. */
  column: z.string(),
  reason: z.string(),
})
export type ImportProblem = z.output<typeof importProblem>

/** A field that an import changes, or has changed. */
export const importChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })
export type ImportChange = z.output<typeof importChange>

export const importRow = z.object({
  id,
  /** In a sheet its line; in a bundle the file's place. */
  number: z.int(),
  /** Of a bundle: the file's path, with the line; else empty. */
  place: z.string(),
  /** What it describes: a bank, a question or another kind that the server knows. */
  kind: z.string(),
  bank: z.string(),
  slug: z.string(),
  title: z.string(),
  action: importAction,
  problems: z.array(importProblem),
  /** The question, or bank, that was made or changed. */
  targetId: z.nullable(id),
})
export type ImportRow = z.output<typeof importRow>
