import { INTERVIEW_DIMENSIONS } from '@app/contract/interview-question/values'
import type { InterviewResult, InterviewResultQuestion } from '@app/contract/interview-session/schemas'
import type { SessionRow } from '../session/interview-session.repository.ts'
import { meanScore } from '../session/score-question.ts'
import { toSummary, toTurn } from '../session/session.mapper.ts'
import type { TalkTurn } from '../session/talk-state.ts'
import type { MissedPointRow, ResultQuestionRow } from './interview-result.repository.ts'

interface Parts {
  questions: readonly ResultQuestionRow[]
  turns: readonly TalkTurn[]
  previous: SessionRow | undefined
  missed: readonly MissedPointRow[]
}

export function toResult(row: SessionRow, { questions, turns, previous, missed }: Parts): InterviewResult {
  const count = (state: ResultQuestionRow['state']) =>
    questions.filter((question) => question.state === state).length
  return {
    ...toSummary(row),
    level: row.level,
    strictness: row.strictness,
    interviewer: row.interviewer,
    interviewerFailure: row.interviewer_failure,
    scorerFailure: row.scorer_failure,
    dimensions: dimensionsOf(row),
    topics: topicsOf(questions),
    previous: previous?.score == null ? null : { score: previous.score, dimensions: dimensionsOf(previous) },
    questions: questions.map((question) => toQuestion(question, turns)),
    answeredCount: count('answered'),
    skippedCount: count('skipped'),
    missedCount: missed.length,
    reviewedCount: missed.filter(({ is_reviewed }) => is_reviewed).length,
    returning: missed
      .filter(({ missed_count }) => missed_count > 1)
      .toSorted((one, other) => other.missed_count - one.missed_count)
      .map(({ point, topic, missed_count }) => ({ point, topic, count: missed_count })),
  }
}

function toQuestion(row: ResultQuestionRow, turns: readonly TalkTurn[]): InterviewResultQuestion {
  const { place, question_id: questionId, question, state, score, assessment, training } = row
  const { checkedDate, versions, sources } = row
  return {
    place,
    questionId,
    title: question.title,
    topic: question.topic,
    state,
    score,
    assessment,
    training,
    turns: turns.filter((turn) => turn.place === place).map(toTurn),
    answer: question.answer,
    spokenAnswer: question.anchors.full,
    checkedDate,
    versions,
    sources,
  }
}

const dimensionsOf = ({ dimensions }: SessionRow): InterviewResult['dimensions'] =>
  dimensions ?? INTERVIEW_DIMENSIONS.map((dimension) => ({ dimension, score: null }))

/** The mean of each topic in the order the topics came up. */
export function topicsOf(
  questions: readonly Pick<ResultQuestionRow, 'question' | 'score'>[],
): InterviewResult['topics'] {
  const scores = Map.groupBy(questions, ({ question }) => question.topic)
  return [...scores].map(([topic, rows]) => ({ topic, score: meanScore(rows.map(({ score }) => score)) }))
}
