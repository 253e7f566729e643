import {
  type FollowUpAnswer,
  type QuestionDetail,
  type QuestionSummary,
  questionText,
} from '@app/contract/question/schemas'
import type { Mastery } from '@app/contract/question/values'
import type { Language } from '../../../platform/i18n.ts'
import { pointsOf } from '../../../platform/recognition/checklist-points.ts'
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
    frequency: row.frequency,
    tags: row.tags,
    viewCount: row.view_count,
    encounterCount: row.encounter_count,
    languages: row.languages,
    mastery: toMastery(row.mastery),
    isFavourite: row.is_favourite,
    isPassed: row.is_passed,
  }
}

/** Where a follow-up is answered, if there is such a related question or heading of the answer. */
function toFollowUpAnswer(by: string, answer: string, row: QuestionDetailRow): FollowUpAnswer {
  const place = by.includes('/') ? by : `${row.bank_slug}/${by}`
  const related = row.related.find((question) => question.place === place)
  if (related) return { question: { id: related.id, title: related.title } }
  const isHeading = answer.split('\n').some((line) => /^#{1,6} /.test(line) && toHeading(line) === by)
  return isHeading ? { heading: by } : null
}

const toHeading = (line: string) => line.replace(/^#+ /, '').trim()

/** @param language that of the checklist of a question about the candidate */
export function toDetail(row: QuestionDetailRow, language: Language): QuestionDetail {
  const { note_content: content, note_time: time, key_point_words: words } = row
  const text = questionText.parse(row)
  return {
    id: row.id,
    bankId: row.bank_id,
    bankName: row.bank_name,
    ...text,
    answeredBy: text.answeredBy.map((by) => toFollowUpAnswer(by, text.answer, row)),
    keyPoints: pointsOf({ ...row, words }, language),
    related: row.related.map(({ id, title }) => ({ id, title })),
    createTime: row.create_time.toISOString(),
    updateTime: row.update_time.toISOString(),
    viewCount: row.view_count,
    encounterCount: row.encounter_count,
    languages: row.languages,
    isPassed: row.is_passed,
    mastery: toMastery(row.mastery),
    lastRatedTime: row.last_rated_time?.toISOString() ?? null,
    isFavourite: row.is_favourite,
    encounter: row.encounter,
    note: content !== null && time !== null ? { content, updateTime: time.toISOString() } : null,
  }
}
