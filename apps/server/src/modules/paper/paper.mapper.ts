import {
  drawFilter,
  keyPoint,
  type PaperEntry,
  type PaperQuestion,
  type PaperResult,
  type PaperSheet,
  type PaperSummary,
  type ResultQuestion,
  resultKeyPoint,
} from '@app/contract'
import { z } from 'zod/mini'
import type { PaperRow } from './paper.repository.ts'
import type { EntryRow, PaperQuestionRow } from './paper-question.repository.ts'

const keyPoints = z.array(keyPoint)
const verdicts = z.array(resultKeyPoint)

/** The key points of a question, as the database keeps them. */
export const keyPointsOf = ({ key_points }: PaperQuestionRow) => keyPoints.parse(key_points)

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

export function toSummary(row: PaperRow): PaperSummary {
  return {
    ...toHead(row),
    closeTime: row.close_time?.toISOString() ?? null,
    answeredCount: row.answered_count,
    score: row.score,
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
    keyPoints: verdicts.parse(row.verdicts ?? []),
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
    score: row.score,
    previousScore,
    questions: questions.map(toResultQuestion),
  }
}
