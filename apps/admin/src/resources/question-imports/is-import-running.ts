import type { QuestionImport } from '@app/contract'

/** Whether the server is at it. */
export function isImportRunning({ status }: Pick<QuestionImport, 'status'>): boolean {
  return status === 'reading' || status === 'applying' || status === 'undoing'
}
