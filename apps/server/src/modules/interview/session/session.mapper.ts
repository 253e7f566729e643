import type {
  InterviewSession,
  InterviewSessionSummary,
  InterviewTurn,
} from '@app/contract/interview-session/schemas'
import { HINT_COSTS } from '@app/contract/interview-session/values'
import { hintFor } from './hint-for.ts'
import type { SessionRow } from './interview-session.repository.ts'
import { isLedByModel } from './led-by-model.ts'
import { isOpen } from './session-machine.ts'
import type { Talk } from './Talk.ts'
import type { TalkTurn } from './talk-state.ts'

export const toTurn = ({ number, place, speaker, kind, content, code, time }: TalkTurn): InterviewTurn => ({
  number,
  place,
  speaker,
  kind,
  content,
  code,
  time: time.toISOString(),
})

/** By the server's clock; it stands still during a pause, and as long as the candidate waits for the interviewer. */
function millisecondsLeft({ current, isInterviewersTurn, turns }: Talk, now: Date): number | null {
  const { deadlineTime, pauseTime } = current
  const since = isInterviewersTurn ? turns.at(-1)?.time : pauseTime
  return deadlineTime && Math.max(deadlineTime.getTime() - (since ?? now).getTime(), 0)
}

/** What the candidate may see: of the questions to come the topics alone. */
export function toSession(row: SessionRow, talk: Talk, now: Date): InterviewSession {
  const { current, question } = talk
  const hintCount = question?.hintCount ?? 0
  return {
    id: row.id,
    bankId: row.bank_id,
    bankName: row.bank_name,
    level: row.level,
    strictness: row.strictness,
    minutes: row.minutes,
    interviewer: isLedByModel(row, talk) ? 'model' : 'embedded',
    interviewerFailure: isLedByModel(row, talk) ? null : row.interviewer_failure,
    state: current.state,
    step: current.step,
    place: current.place,
    questions: talk.questions.map(({ place, question: { topic, title, problemId }, state }) => ({
      place,
      topic,
      state,
      title: state === 'waiting' ? null : title,
      problemId: state === 'waiting' ? null : (problemId ?? null),
    })),
    turns: talk.turns.map(toTurn),
    draft: current.draft,
    followUpCount: question?.followedUp.length ?? 0,
    hintCount,
    hintCost: HINT_COSTS[row.strictness],
    hasHint: isOpen(current.state) && hintFor(talk) !== '',
    millisecondsLeft: millisecondsLeft(talk, now),
    createTime: row.create_time.toISOString(),
  }
}

/** A session without what the candidate gave of themselves. */
export type SessionFacts = Omit<SessionRow, 'resume' | 'job_description' | 'draft'>

export function toSummary(row: SessionFacts): InterviewSessionSummary {
  const end = row.end_time ?? row.act_time
  return {
    id: row.id,
    bankId: row.bank_id,
    bankName: row.bank_name,
    state: row.state,
    endReason: row.end_reason,
    questionCount: row.question_count,
    pointCount: row.point_count,
    mentionedCount: row.mentioned_count,
    uncheckedCount: row.unchecked_count,
    score: row.score,
    scorer: row.scorer,
    seconds: Math.max(Math.round((end.getTime() - row.create_time.getTime()) / 1000) - row.paused_seconds, 0),
    createTime: row.create_time.toISOString(),
  }
}
