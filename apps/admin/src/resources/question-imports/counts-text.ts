import { importCounts } from '@app/contract/question-import/schemas'
import type { TFunction } from 'i18next'

/** How many rows an import makes, changes, skips and refuses, in words. */
export function countsText(value: unknown, t: TFunction<'admin'>): string {
  const counts = importCounts.safeParse(value).data
  return counts ? t('imports.counts', { ...counts }) : ''
}
