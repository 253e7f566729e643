import type { InterviewSession, InterviewTurn } from '@app/contract/interview-session/schemas'

/** Something that was said, with what its place in the talk makes of it. */
export interface ShownTurn extends InterviewTurn {
  /** Whether it is what the candidate has to answer now. */
  isCurrent: boolean
  /** Which follow-up of its question it is, from 1; 0 for anything else. */
  followUp: number
  /** What a hint takes off. */
  hintCost: number
}

/** The turns in their order. */
export function shownTurns({ turns, hintCost }: InterviewSession): ShownTurn[] {
  const current = turns.findLast(({ kind }) => kind === 'question' || kind === 'followUp')
  return turns.map((turn) => ({
    ...turn,
    isCurrent: turn.number === current?.number,
    followUp: turn.kind === 'followUp' ? followUpOf(turn, turns) : 0,
    hintCost,
  }))
}

function followUpOf({ place, number }: InterviewTurn, turns: readonly InterviewTurn[]): number {
  return turns.filter((turn) => turn.kind === 'followUp' && turn.place === place && turn.number <= number)
    .length
}
