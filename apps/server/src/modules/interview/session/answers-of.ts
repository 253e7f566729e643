import type { SpokenAnswer } from './judge-answers.ts'
import type { TalkTurn } from './talk-state.ts'

/** What the candidate said to one question, each with what it answers. */
export function answersOf(
  turns: readonly Pick<TalkTurn, 'number' | 'place' | 'kind' | 'content'>[],
  place: number,
): SpokenAnswer[] {
  const answers: SpokenAnswer[] = []
  let asked = { content: '', isFollowUp: false }
  for (const { number, kind, content } of turns.filter((turn) => turn.place === place)) {
    if (kind === 'question' || kind === 'followUp') asked = { content, isFollowUp: kind === 'followUp' }
    if (kind === 'answer')
      answers.push({ turn: number, content, asked: asked.content, isFollowUp: asked.isFollowUp })
  }
  return answers
}
