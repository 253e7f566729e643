import {
  type ImportRow,
  importCounts,
  importFormat,
  importProblem,
  importStatus,
  type QuestionImport,
} from '@app/contract/question-import/schemas'
import { z } from 'zod/mini'
import type { ImportRowRow, QuestionImportRow } from './question-import.repository.ts'

const problems = z.array(importProblem)

export function toQuestionImport(row: QuestionImportRow): QuestionImport {
  return {
    id: row.id,
    fileName: row.file_name,
    format: importFormat.parse(row.format),
    status: importStatus.parse(row.status),
    done: row.done,
    total: row.total,
    counts: importCounts.parse(row.counts),
    reason: row.reason,
    creatorName: row.creator_name,
    createTime: row.create_time.toISOString(),
    applyTime: row.apply_time?.toISOString() ?? null,
    undoTime: row.undo_time?.toISOString() ?? null,
  }
}

export function toImportRow(row: ImportRowRow): ImportRow {
  return {
    id: row.id,
    number: row.number,
    place: row.place,
    kind: row.kind,
    bank: row.bank,
    slug: row.slug,
    title: row.title,
    action: row.action,
    problems: problems.parse(row.problems),
    targetId: row.target_id,
  }
}
