import type { KnowledgePointSummary } from '@app/contract/chapter/schemas'

export type PointState = 'learned' | 'reading' | 'open'

/** How far somebody is with a knowledge point. */
export function pointStateOf({
  isLearned,
  readingPosition,
}: Pick<KnowledgePointSummary, 'isLearned' | 'readingPosition'>): PointState {
  if (isLearned) return 'learned'
  return readingPosition > 0 ? 'reading' : 'open'
}
