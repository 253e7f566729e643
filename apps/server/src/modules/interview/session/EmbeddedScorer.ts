import { answersOf } from './answers-of.ts'
import { judgeAnswers } from './judge-answers.ts'
import type { ScoredAnswer, Scorer } from './Scorer.ts'
import { scoreQuestion } from './score-question.ts'
import type { Talk } from './Talk.ts'
import type { TalkQuestion } from './talk-state.ts'

/** Judges by the key points that the recogniser finds, with no model. */
export class EmbeddedScorer implements Scorer {
  readonly kind = 'embedded'

  async assess(talk: Talk, { place, question, hintCount }: TalkQuestion): Promise<ScoredAnswer> {
    const judgement = await judgeAnswers(question, answersOf(talk.turns, place))
    return {
      score: scoreQuestion({ ...judgement, hintCount, strictness: talk.strictness }),
      assessment: {
        scorer: this.kind,
        ...judgement,
        hintCost: hintCount * talk.hintCost,
        expression: null,
        comment: '',
      },
    }
  }
}
