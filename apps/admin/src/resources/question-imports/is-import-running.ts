import type { QuestionImport } from '@app/contract/question-import/schemas'

/** Whether the server is working on the import. */
export function isImportRunning({ status }: Pick<QuestionImport, 'status'>): boolean {
  return status === 'reading' || status === 'applying' || status === 'undoing'
}
