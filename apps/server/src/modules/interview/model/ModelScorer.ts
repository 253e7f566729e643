import {
  type InterviewQuestionText,
  type ModelScoring,
  modelScoring,
  type Passage,
  type PointResult,
  type PointVerdict,
} from '@app/contract'
import type { Llm, LlmMessage } from '../../../platform/llm/llm.ts'
import { answersOf } from '../session/answers-of.ts'
import { faultOf, judgeAnswers, type SpokenAnswer } from '../session/judge-answers.ts'
import type { ScoredAnswer, Scorer, ScoringOptions } from '../session/Scorer.ts'
import { scoreQuestion } from '../session/score-question.ts'
import type { Talk } from '../session/Talk.ts'
import type { TalkQuestion } from '../session/talk-state.ts'
import { findQuote } from './find-quote.ts'
import { UnusableReply } from './model-failure.ts'
import { scoringMessages } from './scoring-messages.ts'

const MOST_MILLISECONDS = 120_000
const LONGEST_REPLY = 20_000

/**
 * Lets a model judge by the same key points and weights. It says which points were met and quotes the candidate for it; what
 * that is worth is counted here, so that no words in an answer can ask for a score.
 */
export class ModelScorer implements Scorer {
  readonly kind = 'model'
  readonly #llm: Llm

  constructor(llm: Llm) {
    this.#llm = llm
  }

  /** @throws LlmFault, UnusableReply */
  async assess(talk: Talk, asked: TalkQuestion, options: ScoringOptions = {}): Promise<ScoredAnswer> {
    const answers = answersOf(talk.turns, asked.place)
    const embedded = await judgeAnswers(asked.question, answers)
    // Whoever says that they do not know has said so: there is nothing to be judged.
    const isNothing = embedded.rules.some(
      (rule) => rule === 'empty' || rule === 'unknown' || rule === 'parroted',
    )
    if (isNothing) return this.#toScored(talk, asked, { ...embedded, expression: null, comment: '' })
    const task = { asked, answers, objection: options.objection, language: talk.language }
    const scoring = readScoring(await this.#ask(scoringMessages(task), options.signal), asked.question)
    const points = asked.question.keyPoints.map((_, place) =>
      toPoint(asked.question, place, scoring, answers),
    )
    const rules = faultOf(asked.question, answers, points)
    return this.#toScored(talk, asked, { ...scoring, points, rules })
  }

  #toScored(
    { strictness, hintCost }: Talk,
    { hintCount }: TalkQuestion,
    judged: Pick<ScoredAnswer['assessment'], 'points' | 'rules' | 'expression' | 'comment'>,
  ): ScoredAnswer {
    const { points, rules, expression, comment } = judged
    return {
      score: scoreQuestion({ points, rules, hintCount, strictness }),
      assessment: { scorer: this.kind, points, rules, hintCost: hintCount * hintCost, expression, comment },
    }
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
function readScoring(reply: string, { keyPoints }: InterviewQuestionText): ModelScoring {
  const parsed = modelScoring.safeParse(
    parseJson(reply.slice(reply.indexOf('{'), reply.lastIndexOf('}') + 1)),
  )
  if (!parsed.success) throw new UnusableReply('the scoring has another shape than was asked for')
  const numbers = new Set(parsed.data.points.map(({ point }) => point))
  const isComplete = keyPoints.every((_, place) => numbers.has(place + 1))
  if (!isComplete || parsed.data.points.length !== keyPoints.length)
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

/** @throws UnusableReply when the verdict rests on nothing that the candidate said */
function toPoint(
  { keyPoints }: InterviewQuestionText,
  place: number,
  scoring: ModelScoring,
  answers: readonly SpokenAnswer[],
): PointResult {
  const judged = scoring.points.find(({ point }) => point === place + 1)
  const known = keyPoints[place]
  if (!judged || !known) throw new UnusableReply('a key point is not judged')
  const { text, weight, dimension } = known
  const passage = judged.verdict === 'missing' ? null : findQuote(answers, judged.quote)
  if (judged.verdict !== 'missing' && !passage) throw new UnusableReply('a verdict quotes what was not said')
  return { text, weight, dimension, verdict: verdictOf(judged.verdict, passage, answers), passage }
}

/** What was said in answer to a follow-up alone may be worth less. */
function verdictOf(
  verdict: ModelScoring['points'][number]['verdict'],
  passage: Passage | null,
  answers: readonly SpokenAnswer[],
): PointVerdict {
  const isLate = answers.some(({ turn, isFollowUp }) => isFollowUp && turn === passage?.turn)
  return verdict === 'covered' && isLate ? 'afterFollowUp' : verdict
}
