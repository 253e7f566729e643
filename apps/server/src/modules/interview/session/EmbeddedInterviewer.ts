import type { AnsweredCode } from '@app/contract/interview-session/schemas'
import type { EndReason, Strictness } from '@app/contract/interview-session/values'
import { type Language, translator } from '../../../platform/i18n.ts'
import { answersOf } from './answers-of.ts'
import { type Hearing, isLost, judgeAnswers } from './judge-answers.ts'
import type { Interviewer, Move, Talk } from './Talk.ts'
import type { TalkQuestion } from './talk-state.ts'

/** How often it asks again, and from which weight of a missing point on. */
const FOLLOW_UPS: Record<Strictness, { most: number; leastWeight: number }> = {
  lenient: { most: 1, leastWeight: 5 },
  standard: { most: 2, leastWeight: 3 },
  strict: { most: 2, leastWeight: 1 },
}
/** Code is always asked about: its complexity, then an edge case, in the order of the points. */
const OF_CODE = FOLLOW_UPS.strict

const asksForCode = ({ question }: TalkQuestion) => question.problemId != null

const rulesOf = (strictness: Strictness, asked: TalkQuestion) =>
  asksForCode(asked) ? OF_CODE : FOLLOW_UPS[strictness]

/** How often a question may be followed up. */
export const mostFollowUps = (strictness: Strictness, asked: TalkQuestion) => rulesOf(strictness, asked).most

/** From this clearness on a point counts as half mentioned, and up to that one as said vaguely. */
const HALF = 0.5
const VAGUE = 1.5
/** From this share of the points on that were mentioned an answer counts as a fair one. */
const FAIR = 0.35
/** How many characters of the candidate's own words are said back to them. */
const MOST_QUOTED = 24
/** How many ways it has to say each thing. */
const WORDINGS = 4

type Words = 'good' | 'fair' | 'weak' | 'skipped' | 'followUp' | 'half' | 'other'

/**
 * Leads a talk by the questions' key points alone, with no model: it asks for the heaviest one that was not mentioned, then
 * for what was said vaguely, and goes on from the candidate's own words where there are some.
 */
export class EmbeddedInterviewer implements Interviewer {
  readonly #language: Language
  /** By the last turn it rests on: a move and the words after it need the same. */
  readonly #heard = new Map<number, Hearing[]>()

  constructor(language: Language) {
    this.#language = language
  }

  opening({ questions, isJudgedByModel }: Talk): string {
    return this.#text(isJudgedByModel ? 'openingByModel' : 'opening', { count: questions.length })
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
    const { most, leastWeight } = rulesOf(talk.strictness, asked)
    if (asked.followedUp.length >= most || isLost(answersOf(talk.turns, asked))) return null
    const heard = this.#hear(talk, asked)
    const [next] = asked.question.keyPoints
      .map(({ weight, followUp }, place) => ({ weight, followUp, place, hearing: heard[place] }))
      .filter(({ hearing }) => hearing !== undefined && hearing.clearness < VAGUE)
      .filter(({ place, followUp }) => followUp !== '' && !asked.followedUp.includes(place))
      .filter(({ weight }) => weight >= leastWeight)
      .toSorted(
        (a, b) =>
          Number(a.hearing?.isMentioned) - Number(b.hearing?.isMentioned) ||
          (asksForCode(asked) ? a.place - b.place : b.weight - a.weight),
      )
    if (!next) return null
    return { content: `${this.#leadTo(talk, next.hearing)}${next.followUp}`, point: next.place }
  }

  closing(_: Talk, reason: EndReason): string {
    return this.#text(`closing.${reason}`)
  }

  /** Words before a follow-up: what became of the code, or what goes on from the candidate's own words. */
  #leadTo(talk: Talk, hearing: Hearing | undefined): string {
    const code = talk.turns.at(-1)?.code
    if (code) return this.#text(`code.${wayOf(code)}`, { passed: code.passed, total: code.total })
    const words = ownWords(talk, hearing)
    return words ? this.#words(talk, 'half', { words }) : this.#words(talk, 'followUp')
  }

  /** By how much was mentioned: whether it is right is not for it to say. */
  #acknowledgementOf(talk: Talk, asked: TalkQuestion): Words {
    if (asked.state === 'skipped') return 'skipped'
    if (asked.question.isPersonal) return 'fair'
    const heard = this.#hear(talk, asked)
    const share = heard.filter(({ isMentioned }) => isMentioned).length / heard.length
    if (share === 1) return 'good'
    return share >= FAIR ? 'fair' : 'weak'
  }

  #hear({ turns }: Talk, asked: TalkQuestion): Hearing[] {
    const answers = answersOf(turns, asked)
    const last = answers.at(-1)?.turn ?? 0
    const heard = this.#heard.get(last) ?? judgeAnswers(asked.question, answers).heard
    this.#heard.set(last, heard)
    return heard
  }

  /** Another wording each time. */
  #words({ turns }: Talk, words: Words, values?: Record<string, unknown>): string {
    return this.#text(`say.${words}.${(turns.length % WORDINGS) + 1}`, values)
  }

  #text(key: string, values: Record<string, unknown> = {}): string {
    return translator(this.#language)(`interviewer:${key}`, values)
  }
}

function wayOf({ passed, total }: AnsweredCode): 'notRun' | 'passed' | 'failed' {
  if (total === 0) return 'notRun'
  return passed === total ? 'passed' : 'failed'
}

/** What a candidate said of a point that was half mentioned, or vaguely; null where there is nothing to go on from. */
function ownWords({ turns }: Talk, hearing: Hearing | undefined): string | null {
  if (!hearing?.passage || hearing.clearness < HALF) return null
  const { turn, start, end } = hearing.passage
  const said =
    turns
      .find(({ number }) => number === turn)
      ?.content.slice(start, end)
      .trim() ?? ''
  return said.length > MOST_QUOTED ? `${said.slice(0, MOST_QUOTED)}…` : said
}
