import type { InterviewBank } from '@app/contract/interview-bank/schemas'
import type {
  InterviewResult,
  InterviewResultQuestion,
  PointResult,
} from '@app/contract/interview-session/schemas'
import type { TurnKind } from '@app/contract/interview-session/values'
import type { InterviewShare, SharedInterview, SharedQuestion } from '@app/contract/interview-share/schemas'
import { standingOf } from '@app/contract/key-point/values'
import type { OwnedShareRow, ShareRow } from './share.repository.ts'

/** The first words of a question may name what the résumé says, and hints are the site's. */
const SHARED_KINDS: ReadonlySet<TurnKind> = new Set(['followUp', 'answer', 'skip'])

export function toShare(row: ShareRow): InterviewShare {
  const { session_id: sessionId, token, parts, days, expire_time } = row
  return { sessionId, token, parts, days, expireTime: expire_time?.toISOString() ?? null }
}

/** Takes from a result what its candidate has chosen, field by field: what a result gets some day is not public by itself. */
export function toSharedInterview(
  row: OwnedShareRow,
  result: InterviewResult,
  bank: InterviewBank | null,
): SharedInterview {
  const { parts } = row
  const { bankName, level, strictness, createTime, seconds, answeredCount, skippedCount } = result
  return {
    username: row.username,
    avatarUrl: row.avatar_url,
    bankName,
    level,
    strictness,
    createTime,
    seconds,
    answeredCount,
    skippedCount,
    pointCount: result.pointCount,
    mentionedCount: result.mentionedCount,
    uncheckedCount: result.uncheckedCount,
    score: result.score,
    scorer: result.scorer,
    dimensions: parts.dimensions ? result.dimensions : null,
    topics: parts.topics ? result.topics : null,
    questions: parts.questions ? result.questions.map((question) => toSharedQuestion(row, question)) : null,
    expireTime: row.expire_time?.toISOString() ?? null,
    bank: bank && {
      id: bank.id,
      questionCount: bank.questionCount,
      topicCount: bank.topics.length,
      minutes: bank.minutes,
      learnerCount: bank.learnerCount,
      averageScore: bank.averageScore,
    },
  }
}

const isMissed = (point: PointResult) => ['missing', 'wrong'].includes(standingOf(point))

function toSharedQuestion({ parts }: ShareRow, question: InterviewResultQuestion): SharedQuestion {
  const { place, title, topic, state, score, assessment, turns } = question
  return {
    place,
    title,
    topic,
    state,
    score,
    missedCount: assessment?.points.filter(isMissed).length ?? 0,
    answer: parts.answers.includes(place)
      ? {
          turns: turns.filter(({ kind }) => SHARED_KINDS.has(kind)),
          // How it was said is one of the dimensions.
          assessment: assessment && (parts.dimensions ? assessment : { ...assessment, expression: null }),
        }
      : null,
  }
}
