import {
  type Assessment,
  type ModelScoring,
  modelScoring,
  type PointResult,
} from '@app/contract/interview-session/schemas'
import type { Llm, LlmMessage } from '../../../platform/llm/llm.ts'
import { answersOf } from '../session/answers-of.ts'
import type { Judge, JudgeOptions } from '../session/Judge.ts'
import { isLost, judgeAnswers, type SpokenAnswer, toPoints } from '../session/judge-answers.ts'
import type { Talk } from '../session/Talk.ts'
import type { TalkQuestion } from '../session/talk-state.ts'
import { findQuote } from './find-quote.ts'
import { UnusableReply } from './model-failure.ts'
import { scoringMessages } from './scoring-messages.ts'

const MOST_MILLISECONDS = 120_000
const LONGEST_REPLY = 20_000

/**
 * Lets a model check the same key points. It says which are right and quotes the candidate for it; what that is worth is
 * counted by the server, so that no words in an answer can ask for a score.
 */
export class ModelJudge implements Judge {
  readonly kind = 'model'
  readonly #llm: Llm

  constructor(llm: Llm) {
    this.#llm = llm
  }

  /** @throws LlmFault, UnusableReply */
  async assess(talk: Talk, asked: TalkQuestion, options: JudgeOptions = {}): Promise<Assessment> {
    const answers = answersOf(talk.turns, asked)
    const judgement = judgeAnswers(asked.question, answers)
    const points = toPoints(asked.question, judgement)
    const known: Omit<Assessment, 'points' | 'expression' | 'comment'> = {
      judge: this.kind,
      isChecklist: asked.question.isPersonal,
      rules: judgement.rules,
      hintCost: asked.hintCount * talk.hintCost,
    }
    // Whoever says that they do not know, or says nothing of their own, has said so: there is nothing to be judged.
    const isNothing =
      judgement.rules.some((rule) => rule !== 'offTopic') || answers.every((one) => isLost([one]))
    if (isNothing) return { ...known, points: points.map(missed), expression: null, comment: '' }
    const code = talk.turns
      .filter((turn) => turn.place === asked.place && turn.code !== null)
      .map(({ content }) => content)
    const task = { asked, answers, code, objection: options.objection, language: talk.language }
    const scoring = readScoring(await this.#ask(scoringMessages(task), options.signal), points.length)
    const checked = points.map((point, place) => toChecked(point, place, scoring, answers))
    const isMentioned = checked.some((point) => point.isMentioned)
    const { expression, comment } = scoring
    return { ...known, points: checked, rules: isMentioned ? [] : known.rules, expression, comment }
  }

  async #ask(messages: readonly LlmMessage[], signal: AbortSignal | undefined): Promise<string> {
    let reply = ''
    const timeout = AbortSignal.timeout(MOST_MILLISECONDS)
    await this.#llm.stream(messages, {
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      onPiece: ({ kind, text }) => {
        if (kind === 'text' && reply.length < LONGEST_REPLY) reply += text
      },
    })
    return reply
  }
}

/** A model's reply as the contract has it. @throws UnusableReply */
function readScoring(reply: string, pointCount: number): ModelScoring {
  const parsed = modelScoring.safeParse(
    parseJson(reply.slice(reply.indexOf('{'), reply.lastIndexOf('}') + 1)),
  )
  if (!parsed.success) throw new UnusableReply('the scoring has another shape than was asked for')
  const numbers = new Set(parsed.data.points.map(({ point }) => point))
  const isComplete = Array.from({ length: pointCount }).every((_, place) => numbers.has(place + 1))
  if (!isComplete || parsed.data.points.length !== pointCount)
    throw new UnusableReply('the scoring does not name each key point once')
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const missed = (point: PointResult): PointResult => ({ ...point, check: 'missing', checker: 'model' })

/** A point as the model checks it. No quote, no verdict: then it stays as it was heard, for the candidate to check. */
function toChecked(
  point: PointResult,
  place: number,
  scoring: ModelScoring,
  answers: readonly SpokenAnswer[],
): PointResult {
  const judged = scoring.points.find((one) => one.point === place + 1)
  if (judged?.verdict === 'missing') return missed(point)
  const passage = judged && findQuote(answers, judged.quote)
  if (!passage) return point
  return {
    ...point,
    isMentioned: true,
    check: judged.verdict,
    checker: 'model',
    passage,
    isAfterFollowUp: answers.some(({ turn, askedPoint }) => turn === passage.turn && askedPoint !== null),
  }
}
