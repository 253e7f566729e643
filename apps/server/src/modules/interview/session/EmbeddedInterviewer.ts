import { type EndReason, isMissed, type Strictness } from '@app/contract'
import { type Language, translator } from '../../../platform/i18n.ts'
import { answersOf } from './answers-of.ts'
import { hearAnswers, isAtALoss, type Judgement } from './judge-answers.ts'
import { scoreQuestion } from './score-question.ts'
import type { Interviewer, Move, Talk } from './Talk.ts'
import type { TalkQuestion } from './talk-state.ts'

/** How often it asks again, and from which weight of a missing point on. */
const FOLLOW_UPS: Record<Strictness, { most: number; leastWeight: number }> = {
  lenient: { most: 1, leastWeight: 5 },
  standard: { most: 2, leastWeight: 3 },
  strict: { most: 2, leastWeight: 1 },
}
/** How often a question may be followed up. */
export const mostFollowUps = (strictness: Strictness) => FOLLOW_UPS[strictness].most

/** From this score on an answer is acknowledged as a good one, and from that one as a fair one. */
const GOOD = 75
const FAIR = 35
/** How many ways it has to say each thing. */
const WORDINGS = 4

type Words = 'good' | 'fair' | 'weak' | 'skipped' | 'followUp' | 'other'

/** Leads a talk by the questions' key points alone, with no model: it asks for the heaviest one that is missing. */
export class EmbeddedInterviewer implements Interviewer {
  readonly #language: Language
  /** By the last turn they rest on: a move and the words after it need the same one. */
  readonly #judgements = new Map<number, Judgement>()

  constructor(language: Language) {
    this.#language = language
  }

  opening({ questions }: Talk): string {
    return this.#text('opening', { count: questions.length })
  }

  ask(talk: Talk, { question }: TalkQuestion): string {
    const before = talk.questions[talk.current.place - 2]
    if (!before) return question.title
    const isOther = before.question.topic !== question.topic
    const words = [
      this.#words(talk, this.#acknowledgementOf(talk, before)),
      isOther && this.#words(talk, 'other'),
    ]
    return `${words.filter(Boolean).join('')}${question.title}`
  }

  followUp(talk: Talk, asked: TalkQuestion): Move {
    const { most, leastWeight } = FOLLOW_UPS[talk.strictness]
    if (asked.followedUp.length >= most || isAtALoss(answersOf(talk.turns, asked.place))) return null
    const { points } = this.#judge(talk, asked)
    const [heaviest] = asked.question.keyPoints
      .map(({ weight, followUp }, place) => ({ weight, followUp, place, verdict: points[place]?.verdict }))
      .filter(({ verdict }) => verdict !== undefined && isMissed(verdict))
      .filter(({ place, followUp }) => followUp !== '' && !asked.followedUp.includes(place))
      .filter(({ weight }) => weight >= leastWeight)
      .toSorted((a, b) => b.weight - a.weight)
    if (!heaviest) return null
    return { content: `${this.#words(talk, 'followUp')}${heaviest.followUp}`, point: heaviest.place }
  }

  closing(_: Talk, reason: EndReason): string {
    return this.#text(`closing.${reason}`)
  }

  #acknowledgementOf(talk: Talk, asked: TalkQuestion): Words {
    if (asked.state === 'skipped') return 'skipped'
    const judgement = this.#judge(talk, asked)
    const score = scoreQuestion({ ...judgement, hintCount: 0, strictness: talk.strictness })
    if (score >= GOOD) return 'good'
    return score >= FAIR ? 'fair' : 'weak'
  }

  #judge({ turns }: Talk, { question, place }: TalkQuestion): Judgement {
    const answers = answersOf(turns, place)
    const last = answers.at(-1)?.turn ?? 0
    const judgement = this.#judgements.get(last) ?? hearAnswers(question, answers)
    this.#judgements.set(last, judgement)
    return judgement
  }

  /** Another wording each time. */
  #words({ turns }: Talk, words: Words): string {
    return this.#text(`say.${words}.${(turns.length % WORDINGS) + 1}`)
  }

  #text(key: string, values: Record<string, unknown> = {}): string {
    return translator(this.#language)(`interviewer:${key}`, values)
  }
}
