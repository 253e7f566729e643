import { type Mastery, type QuestionDetail, type QuestionSummary, questionText } from '@app/contract'
import type { QuestionSummaryRow } from './question.repository.ts'
import type { QuestionContentRow, QuestionMarksRow } from './question-detail.repository.ts'

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

/** What of a question is the same for everybody and rarely changes. */
export type QuestionContent = Omit<QuestionDetail, keyof ReturnType<typeof toMarks>>

export function toContent(row: QuestionContentRow): QuestionContent {
  return {
    id: row.id,
    bankId: row.bank_id,
    bankName: row.bank_name,
    ...questionText.parse(row),
    related: row.related,
    createTime: row.create_time.toISOString(),
    updateTime: row.update_time.toISOString(),
  }
}

/** How often a question is read and met, and what a learner has noted of it. */
export function toMarks(row: QuestionMarksRow) {
  return {
    viewCount: row.view_count,
    encounterCount: row.encounter_count,
    mastery: toMastery(row.mastery),
    lastRatedTime: row.last_rated_time?.toISOString() ?? null,
    isFavourite: row.is_favourite,
    encounter: row.encounter,
    note:
      row.note_content !== null && row.note_time !== null
        ? { content: row.note_content, updateTime: row.note_time.toISOString() }
        : null,
  }
}
