import { keyPoint, type Mastery, type Note, type QuestionDetail, type QuestionSummary } from '@app/contract'
import { z } from 'zod/mini'
import type { QuestionDetailRow, QuestionSummaryRow } from './question.repository.ts'

const keyPoints = z.array(keyPoint)
const followUps = z.array(z.string())

const MASTERIES: readonly Mastery[] = [0, 1, 2, 3, 4]

/** The database allows no other numbers. */
export function toMastery(value: number | null): Mastery {
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
  return {
    ...toSummary(row),
    bankName: row.bank_name,
    shortAnswer: row.short_answer,
    answer: row.answer,
    keyPoints: keyPoints.parse(row.key_points),
    followUps: followUps.parse(row.follow_ups),
    related: row.related,
    createTime: row.create_time.toISOString(),
    updateTime: row.update_time.toISOString(),
    isEncountered: row.is_encountered,
    lastRatedTime: row.last_rated_time?.toISOString() ?? null,
    note:
      row.note_content !== null && row.note_time !== null
        ? toNote({ content: row.note_content, update_time: row.note_time })
        : null,
  }
}

export function toNote(row: { content: string; update_time: Date }): Note {
  return { content: row.content, updateTime: row.update_time.toISOString() }
}
