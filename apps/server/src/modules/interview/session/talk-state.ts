import type { InterviewQuestionText } from '@app/contract/interview-question/schemas'
import type { AnsweredCode } from '@app/contract/interview-session/schemas'
import type { EndReason, SessionState, TurnKind } from '@app/contract/interview-session/values'
import type { MentionableKeyPoint } from '@app/contract/key-point/schemas'

export interface TalkTurn {
  number: number
  step: number
  place: number
  speaker: 'interviewer' | 'candidate'
  kind: TurnKind
  content: string
  /** What came of code that was handed in; null of words. */
  code: AnsweredCode | null
  time: Date
}

/** A question as a session keeps it. */
export interface AskedText extends InterviewQuestionText {
  keyPoints: MentionableKeyPoint[]
  /** The programming problem to be solved; sessions of before know none. */
  problemId?: number | null
}

export interface TalkQuestion {
  place: number
  question: AskedText
  state: 'waiting' | 'asked' | 'answered' | 'skipped'
  /** Places of the key points that were asked for again. */
  followedUp: number[]
  hintCount: number
}

/** What of a session changes while it goes on. */
export interface TalkState {
  state: SessionState
  step: number
  place: number
  draft: string
  deadlineTime: Date | null
  pauseTime: Date | null
  pausedSeconds: number
  endTime: Date | null
  endReason: EndReason | null
}
