import type { QuestionImport } from '@app/contract'

/** Whether the server is working on the import. */
export function isImportRunning({ status }: Pick<QuestionImport, 'status'>): boolean {
  return status === 'reading' || status === 'applying' || status === 'undoing'
}
