import type { BackupManifest } from '../platform/backup/format.ts'
import { operatorText } from '../platform/i18n.ts'

/** What is in a backup, for the operator to compare: a line for each table that has rows, and one for the files. */
export function countsOf({ tables, files }: BackupManifest): string[] {
  const filled = tables.filter(({ rows }) => rows > 0)
  const width = Math.max(0, ...filled.map(({ name }) => name.length))
  const rows = filled.reduce((sum, table) => sum + table.rows, 0)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  return [
    ...filled.map((table) => `${table.name.padEnd(width)}  ${table.rows}`),
    operatorText('backup.counts', {
      rows,
      tables: filled.length,
      files: files.length,
      megabytes: (bytes / 2 ** 20).toFixed(1),
    }),
  ]
}
