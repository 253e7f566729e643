import { setImmediate } from 'node:timers/promises'
import type { Assessment } from '@app/contract/interview-session/schemas'
import { answersOf } from './answers-of.ts'
import { commentOn } from './comment-on.ts'
import { expressionOf } from './expression-of.ts'
import type { Judge } from './Judge.ts'
import { judgeAnswers, toPoints } from './judge-answers.ts'
import type { Talk } from './Talk.ts'
import type { TalkQuestion } from './talk-state.ts'

/** Says what an answer mentions, with no model; whether that is right is left to be checked. */
export class EmbeddedJudge implements Judge {
  readonly kind = 'embedded'

  async assess(talk: Talk, asked: TalkQuestion): Promise<Assessment> {
    // Others get their turn between one answer and the next.
    await setImmediate()
    const answers = answersOf(talk.turns, asked)
    const judgement = judgeAnswers(asked.question, answers)
    const heard: Omit<Assessment, 'comment'> = {
      judge: this.kind,
      isChecklist: asked.question.isPersonal,
      points: toPoints(asked.question, judgement),
      rules: judgement.rules,
      hintCost: asked.hintCount * talk.hintCost,
      expression: answers.length > 0 && judgement.rules.length === 0 ? expressionOf(answers) : null,
    }
    return { ...heard, comment: commentOn(heard, talk.language) }
  }
}
