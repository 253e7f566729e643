import type { EndReason, InterviewQuestionText, SessionState, TurnKind } from '@app/contract'

export interface TalkTurn {
  number: number
  step: number
  place: number
  speaker: 'interviewer' | 'candidate'
  kind: TurnKind
  content: string
  time: Date
}

export interface TalkQuestion {
  place: number
  question: InterviewQuestionText
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
