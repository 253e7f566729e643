import type { InterviewTurn } from '@app/contract/interview-session/schemas'

export interface TimedTurn extends InterviewTurn {
  /** How long the candidate took for it. */
  seconds: number
  /** Of the follow-ups, from 1. */
  followUp: number
}

/** The turns of a question with how long each took, and the follow-ups counted. */
export function timedTurns(turns: readonly InterviewTurn[]): TimedTurn[] {
  let followUp = 0
  return turns.map((turn, index) => {
    if (turn.kind === 'followUp') followUp += 1
    const before = turns[index - 1]?.time ?? turn.time
    const seconds = Math.round((Date.parse(turn.time) - Date.parse(before)) / 1000)
    return { ...turn, seconds, followUp }
  })
}
