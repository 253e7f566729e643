import {
  type AnswerRule,
  type InterviewQuestionText,
  isMissed,
  type Passage,
  type PointResult,
  type PointVerdict,
} from '@app/contract'
import { findFault, recognise, type Verdict } from '@app/recognition'

/** What a candidate said in answer to a question or to one of its follow-ups. */
export interface SpokenAnswer {
  turn: number
  content: string
  /** What it answers. */
  asked: string
  isFollowUp: boolean
}

export interface Judgement {
  points: PointResult[]
  rules: AnswerRule[]
}

interface Finding {
  verdict: PointVerdict
  passage: Passage | null
}

/** Which key points a candidate covered in all they said to a question, and what is wrong with the answer as a whole. */
export function judgeAnswers(question: InterviewQuestionText, answers: readonly SpokenAnswer[]): Judgement {
  const { title, keyPoints } = question
  const asked = [title, ...answers.map((answer) => answer.asked)]
  const verdicts = answers.map(({ content }) => recognise(content, keyPoints, asked) ?? [])
  const points = keyPoints.map(({ text, weight, dimension }, place) => {
    const findings = answers.map((answer, index) => toFinding(answer, verdicts[index]?.[place]))
    return { text, weight, dimension, ...decide(findings) }
  })
  return { points, rules: faultOf(question, answers, points) }
}

/** What is wrong with the answer as a whole, given what it covers; at most one rule. */
export function faultOf(
  { title }: InterviewQuestionText,
  answers: readonly SpokenAnswer[],
  points: readonly PointResult[],
): AnswerRule[] {
  const [first] = answers
  const asked = [title, ...answers.map((answer) => answer.asked)]
  const covered = points.filter(({ verdict }) => !isMissed(verdict))
  const fault = first && findFault(first.content, asked, covered.length)
  return fault ? [fault.fault] : []
}

/** Whether the candidate said at last that they do not know: then nobody asks on. */
export function isAtALoss(answers: readonly SpokenAnswer[]): boolean {
  const last = answers.at(-1)
  return last !== undefined && findFault(last.content, [last.asked], 0)?.fault === 'unknown'
}

function toFinding({ turn, isFollowUp }: SpokenAnswer, verdict: Verdict | undefined): Finding {
  const passage = verdict?.passage ? { turn, ...verdict.passage } : null
  if (verdict?.isCovered) return { verdict: isFollowUp ? 'afterFollowUp' : 'covered', passage }
  const isWrong = verdict?.isCovered === false && (verdict.miss === 'negated' || verdict.miss === 'nearMiss')
  return isWrong ? { verdict: 'wrong', passage } : { verdict: 'missing', passage: null }
}

const BEST_FIRST: readonly PointVerdict[] = ['covered', 'afterFollowUp', 'partial', 'wrong', 'missing']

/** The best of what was said counts: a follow-up is there to put things right. */
function decide(findings: readonly Finding[]): Finding {
  const rank = ({ verdict }: Finding) => BEST_FIRST.indexOf(verdict)
  const [best] = findings.toSorted((a, b) => rank(a) - rank(b))
  return best ?? { verdict: 'missing', passage: null }
}
