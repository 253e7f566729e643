import type { SpokenAnswer } from './judge-answers.ts'
import type { TalkTurn } from './talk-state.ts'

/** What the candidate said to one question, each with what it answers. */
export function answersOf(
  turns: readonly Pick<TalkTurn, 'number' | 'place' | 'kind' | 'content'>[],
  { place, followedUp }: { place: number; followedUp: readonly number[] },
): SpokenAnswer[] {
  const answers: SpokenAnswer[] = []
  const points = followedUp.values()
  let asked: Pick<SpokenAnswer, 'asked' | 'askedPoint'> = { asked: '', askedPoint: null }
  for (const { number, kind, content } of turns.filter((turn) => turn.place === place)) {
    if (kind === 'question') asked = { asked: content, askedPoint: null }
    if (kind === 'followUp') asked = { asked: content, askedPoint: points.next().value ?? null }
    if (kind === 'answer') answers.push({ turn: number, content, ...asked })
  }
  return answers
}
