import type { SpokenAnswer } from './judge-answers.ts'
import type { TalkTurn } from './talk-state.ts'

/** What the candidate said to one question, each with what it answers. Code is not said: no key point is heard in it. */
export function answersOf(
  turns: readonly Pick<TalkTurn, 'number' | 'place' | 'kind' | 'content' | 'code'>[],
  { place, followedUp }: { place: number; followedUp: readonly number[] },
): SpokenAnswer[] {
  const answers: SpokenAnswer[] = []
  const points = followedUp.values()
  let asked: Pick<SpokenAnswer, 'asked' | 'askedPoint'> = { asked: '', askedPoint: null }
  for (const { number, kind, content, code } of turns.filter((turn) => turn.place === place)) {
    if (kind === 'question') asked = { asked: content, askedPoint: null }
    if (kind === 'followUp') asked = { asked: content, askedPoint: points.next().value ?? null }
    if (kind === 'answer' && !code) answers.push({ turn: number, content, ...asked })
  }
  return answers
}
