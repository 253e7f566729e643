import { type QuestionDetail, type QuestionSummary, questionText } from '@app/contract/question/schemas'
import type { Mastery } from '@app/contract/question/values'
import { toMentionable } from '../../../platform/recognition/mentionable.ts'
import type { QuestionSummaryRow } from './question.repository.ts'
import type { QuestionDetailRow } from './question-detail.repository.ts'

const MASTERIES: readonly Mastery[] = [0, 1, 2, 3, 4]

/** The database allows no other numbers. */
function toMastery(value: number | null): Mastery {
  return MASTERIES[value ?? 0] ?? 0
}

export function toSummary(row: QuestionSummaryRow): QuestionSummary {
  return {
    id: row.id,
    bankId: row.bank_id,
    title: row.title,
    difficulty: row.difficulty,
    tags: row.tags,
    viewCount: row.view_count,
    encounterCount: row.encounter_count,
    mastery: toMastery(row.mastery),
    isFavourite: row.is_favourite,
  }
}

export function toDetail(row: QuestionDetailRow): QuestionDetail {
  const { note_content: content, note_time: time } = row
  return {
    id: row.id,
    bankId: row.bank_id,
    bankName: row.bank_name,
    ...questionText.parse(row),
    keyPoints: toMentionable(row.keyPoints, row.key_point_words),
    related: row.related,
    createTime: row.create_time.toISOString(),
    updateTime: row.update_time.toISOString(),
    viewCount: row.view_count,
    encounterCount: row.encounter_count,
    mastery: toMastery(row.mastery),
    lastRatedTime: row.last_rated_time?.toISOString() ?? null,
    isFavourite: row.is_favourite,
    encounter: row.encounter,
    note: content !== null && time !== null ? { content, updateTime: time.toISOString() } : null,
  }
}
