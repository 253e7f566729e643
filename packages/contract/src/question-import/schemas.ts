import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'

export const importFormat = z.enum(['csv', 'xlsx', 'markdown'])
export type ImportFormat = z.output<typeof importFormat>

/**
 * Where an import stands: 上传中 · 读取中 · 待确认 · 写入中 · 已导入 · 撤销中 · 已撤销 · 失败. What fails while it writes is
 * taken back.
 */
export const importStatus = z.enum([
  'uploading',
  'reading',
  'ready',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
])
export type ImportStatus = z.output<typeof importStatus>

/** What an import does with a row: 新建 · 修改 · 跳过 · 有误. */
export const importAction = z.enum(['create', 'update', 'skip', 'wrong'])
export type ImportAction = z.output<typeof importAction>

/** Most bytes of a file. */
export const MAX_IMPORT_BYTES = 64 * 1024 * 1024
/** Most bytes of one part of it. */
export const MAX_PART_BYTES = 512 * 1024

export const importCounts = z.object({ create: z.int(), update: z.int(), skip: z.int(), wrong: z.int() })
export type ImportCounts = z.output<typeof importCounts>

export const questionImport = z.object({
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
export type QuestionImport = z.output<typeof questionImport>

/** Something to know of a row; of a wrong one, why. */
export const importProblem = z.object({
  /** The column's name, or the field's; empty for the whole row. */
  column: z.string(),
  reason: z.string(),
})
export type ImportProblem = z.output<typeof importProblem>

export const importRow = z.object({
  id,
  /** In a sheet its line; in a bundle the file's place. */
  number: z.int(),
  /** Of a bundle: the file's path, with the line; else empty. */
  place: z.string(),
  kind: z.enum(['bank', 'question']),
  bank: z.string(),
  slug: z.string(),
  title: z.string(),
  action: importAction,
  problems: z.array(importProblem),
  /** The question, or bank, that was made or changed. */
  targetId: z.nullable(id),
})
export type ImportRow = z.output<typeof importRow>
