import { type Language, translator } from '../../../platform/i18n.ts'
import type { LlmMessage } from '../../../platform/llm/llm.ts'
import type { SpokenAnswer } from '../session/judge-answers.ts'
import type { TalkQuestion } from '../session/talk-state.ts'
import { withoutInstructions } from './instructions.ts'

interface ScoringTask {
  asked: TalkQuestion
  answers: readonly SpokenAnswer[]
  /** What was handed in; none where the question is answered in words. */
  code: readonly string[]
  objection: string | undefined
  language: Language
}

/**
 * What a model is told to judge one answer: the rubric, and what was said as data. The candidate's papers are not among it,
 * nor are sentences that speak to the scorer.
 */
export function scoringMessages({ asked, answers, code, objection, language }: ScoringTask): LlmMessage[] {
  const t = translator(language)
  const { title, keyPoints, redFlags, anchors } = asked.question
  const material = {
    question: title,
    keyPoints: keyPoints.map(({ text, weight }, place) => ({ point: place + 1, text, weight })),
    redFlags,
    fullAnswer: anchors.full,
    talk: answers.map(({ asked: question, content }) => ({ question, answer: withoutInstructions(content) })),
    ...(code.length > 0 && { code: code.map(withoutInstructions) }),
    ...(objection !== undefined && { objection: withoutInstructions(objection) }),
  }
  return [
    { role: 'system', content: t('interviewer:model.scoring') },
    { role: 'user', content: JSON.stringify(material, null, 1) },
  ]
}
