import type { Passage, PointResult } from '@app/contract/interview-session/schemas'
import type { AnswerRule } from '@app/contract/key-point/values'
import { findMentions, findRule, isAtALoss, MENTION_THRESHOLD } from '@app/recognition'
import type { AskedText } from './talk-state.ts'

/** What a candidate said in answer to a question or to one of its follow-ups. */
export interface SpokenAnswer {
  turn: number
  content: string
  /** What it answers. */
  asked: string
  /** The place of the key point that the follow-up asked for; null for the question itself. */
  askedPoint: number | null
}

/** What was heard of a point in the answer that says the most of it. */
export interface Hearing {
  isMentioned: boolean
  /** How much of what makes it count as mentioned was heard: from 1 on it does. */
  clearness: number
  passage: Passage | null
  unheard: readonly string[]
  isAfterFollowUp: boolean
}

export interface Judgement {
  /** One for each key point. */
  heard: Hearing[]
  /** The rule by which the answer mentions nothing. */
  rules: AnswerRule[]
}

/** In answer to a follow-up its topic is given: so much of the usual threshold does for the point that it asks for. */
const GIVEN_TOPIC = 0.5
const NOTHING: Hearing = {
  isMentioned: false,
  clearness: 0,
  passage: null,
  unheard: [],
  isAfterFollowUp: false,
}

/**
 * Which key points a candidate mentioned in all they said to a question. What somebody says of themselves is not recognised:
 * all of its checklist counts as mentioned once something was said.
 */
export function judgeAnswers(question: AskedText, answers: readonly SpokenAnswer[]): Judgement {
  const { keyPoints, isPersonal } = question
  const rules = answers.map((answer, place) => ruleOf(question, answers.slice(0, place + 1), answer))
  const spoken = answers.filter((_, place) => rules[place] === null)
  const hearings = spoken.map((answer) => hear(question, answer))
  const isTold = isPersonal && spoken.some(({ content }) => !isAtALoss(content))
  const heard = keyPoints.map((_, place) =>
    isPersonal
      ? { ...NOTHING, isMentioned: isTold }
      : fullest(hearings.flatMap((ofAnswer) => ofAnswer[place] ?? [])),
  )
  const isOffTopic = !isPersonal && answers.length > 0 && heard.every(({ isMentioned }) => !isMentioned)
  const rule = rules[0] ?? (isOffTopic ? 'offTopic' : null)
  return { heard, rules: rule ? [rule] : [] }
}

/** Of what was heard of a point in one answer after the other: the first that mentions it, else the clearest. */
function fullest(hearings: readonly Hearing[]): Hearing {
  const [clearest = NOTHING] = hearings.toSorted((one, other) => other.clearness - one.clearness)
  return hearings.find(({ isMentioned }) => isMentioned) ?? clearest
}

/** The key points with what was heard of them, still to be checked. */
export function toPoints({ keyPoints }: Pick<AskedText, 'keyPoints'>, { heard }: Judgement): PointResult[] {
  return keyPoints.map(({ text, weight, misconception }, place) => {
    const { isMentioned, passage, unheard, isAfterFollowUp } = heard[place] ?? NOTHING
    return {
      text,
      weight,
      misconception,
      isMentioned,
      unheard: [...unheard],
      check: null,
      checker: null,
      passage: isMentioned ? passage : null,
      isAfterFollowUp: isMentioned && isAfterFollowUp,
    }
  })
}

/** Whether the candidate said at last that they do not know: then nobody asks on. */
export function isLost(answers: readonly SpokenAnswer[]): boolean {
  return isAtALoss(answers.at(-1)?.content ?? '')
}

/**
 * By which rule one answer mentions nothing; whether all of them are off the topic is seen when they were heard. Follow-ups
 * that come after it quote the candidate: it is compared with what had been asked by then alone.
 * @param answers this one and those before it
 */
function ruleOf(
  { title, answer: reference, anchors }: AskedText,
  answers: readonly SpokenAnswer[],
  { content }: SpokenAnswer,
): AnswerRule | null {
  const asked = [title, ...answers.map((answer) => answer.asked)]
  return findRule(content, { asked, references: [reference, anchors.full], mentionedCount: 1 })
}

function hear({ keyPoints }: AskedText, { turn, content, askedPoint }: SpokenAnswer): Hearing[] {
  return findMentions(content, keyPoints).map(({ score, passage, unheard }, place) => {
    const threshold = MENTION_THRESHOLD * (place === askedPoint ? GIVEN_TOPIC : 1)
    return {
      isMentioned: score >= threshold,
      clearness: score / threshold,
      passage: passage && { turn, ...passage },
      unheard,
      isAfterFollowUp: askedPoint !== null,
    }
  })
}
