import type { SharedInterview } from '@app/contract/interview-share/schemas'

const PARTS = ['dimensions', 'topics', 'questions'] as const

/** Names of what others may see of a result, and of what not; the places are those of the public answers. */
export function whatIsPublic(shared: SharedInterview) {
  const questions = shared.questions ?? []
  const places = questions.flatMap(({ place, answer }) => (answer ? [place] : []))
  const hasHidden = questions.some(({ state, answer }) => state === 'answered' && !answer)
  return {
    shown: ['total' as const, ...PARTS.filter((part) => shared[part] !== null)],
    places,
    hidden: PARTS.filter((part) => shared[part] === null),
    /** Which answers nobody sees. */
    hiddenAnswers: places.length === 0 ? ('all' as const) : hasHidden ? ('others' as const) : null,
  }
}
