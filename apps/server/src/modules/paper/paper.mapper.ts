import type {
  PaperEntry,
  PaperQuestion,
  PaperResult,
  PaperSheet,
  PaperSummary,
  ResultQuestion,
} from '@app/contract/paper/schemas'
import { drawFilter } from '@app/contract/question-draw/schemas'
import type { PaperRow } from './paper.repository.ts'
import type { EntryRow, PaperQuestionRow } from './paper-question.repository.ts'
import type { PaperTotal } from './score-answer.ts'

function toHead(row: PaperRow) {
  return {
    id: row.id,
    filter: drawFilter.parse(row.filter),
    bankNames: row.bank_names,
    questionCount: row.question_count,
    minutes: row.minutes,
    createTime: row.create_time.toISOString(),
  }
}

function toTotal(row: PaperRow): PaperTotal {
  return {
    pointCount: row.point_count,
    mentionedCount: row.mentioned_count,
    uncheckedCount: row.unchecked_count,
    score: row.score,
    scorer: row.scorer,
  }
}

export function toSummary(row: PaperRow): PaperSummary {
  return {
    ...toHead(row),
    closeTime: row.close_time?.toISOString() ?? null,
    answeredCount: row.answered_count,
    ...toTotal(row),
  }
}

export function toEntry(row: EntryRow): PaperEntry {
  return {
    questionId: row.question_id,
    answer: row.answer,
    rating: row.rating,
    isFlagged: row.is_flagged,
    version: row.version,
  }
}

/** What can be told of a question before its paper is closed. */
function toQuestion(row: PaperQuestionRow): PaperQuestion {
  return {
    ...toEntry(row),
    title: row.title,
    bankName: row.bank_name,
    difficulty: row.difficulty,
    tags: row.tags,
  }
}

export function toSheet(row: PaperRow, questions: readonly PaperQuestionRow[], now: Date): PaperSheet {
  const isClosed = row.close_time !== null
  return {
    ...toHead(row),
    isClosed,
    millisecondsLeft: isClosed ? 0 : Math.max(row.deadline_time.getTime() - now.getTime(), 0),
    questions: questions.map(toQuestion),
  }
}

function toResultQuestion(row: PaperQuestionRow): ResultQuestion {
  return {
    questionId: row.question_id,
    title: row.title,
    bankName: row.bank_name,
    difficulty: row.difficulty,
    tags: row.tags,
    answer: row.answer,
    rating: row.rating,
    isAnswered: row.is_answered,
    score: row.score,
    seconds: row.seconds,
    shortAnswer: row.short_answer,
    spokenAnswer: row.spoken_answer,
    rules: row.rules,
    keyPoints: row.points ?? [],
  }
}

/** @param closeTime the row's own, known not to be null */
export function toResult(
  row: PaperRow,
  closeTime: Date,
  questions: readonly PaperQuestionRow[],
  previousScore: number | null,
): PaperResult {
  return {
    ...toHead(row),
    closeTime: closeTime.toISOString(),
    ...toTotal(row),
    previousScore,
    questions: questions.map(toResultQuestion),
  }
}
