import type { KnowledgePointSummary } from '@app/contract/chapter/schemas'
import type { PointRow } from './learning.repository.ts'

export function toSummary(row: PointRow): KnowledgePointSummary {
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    minutes: row.minutes,
    questionCount: row.question_count,
    readingPosition: row.reading_position,
    isLearned: row.is_learned,
  }
}
