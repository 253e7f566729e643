import { findMentions } from '@app/recognition'
import { type Language, translator } from '../../../platform/i18n.ts'
import { answersOf } from './answers-of.ts'
import type { TalkQuestion, TalkTurn } from './talk-state.ts'

/** Where a talk stands. */
interface Asked {
  question: TalkQuestion | undefined
  turns: readonly TalkTurn[]
  language: Language
}

/**
 * The hint that a candidate may have now; empty when there is none left. It is about what is asked now: in a follow-up the
 * heaviest word of its point that was not heard.
 */
export function hintFor({ question: asked, turns, language }: Asked): string {
  if (!asked || asked.hintCount > 0) return ''
  const last = turns.findLast(({ kind }) => kind === 'question' || kind === 'followUp')
  const point = last?.kind === 'followUp' && asked.question.keyPoints[asked.followedUp.at(-1) ?? -1]
  if (!point) return asked.question.hint
  const said = answersOf(turns, asked).map(({ content }) => content)
  const word = findMentions(said.join('\n'), [point])[0]?.unheard[0]
  return word === undefined ? asked.question.hint : translator(language)('interviewer:hint', { word })
}
