import {
  type AnswerRule,
  type InterviewQuestionText,
  isMissed,
  type Passage,
  type PointResult,
  type PointVerdict,
} from '@app/contract'
import { findFault, recognise, type Verdict } from '@app/recognition'
import { recogniseApart } from '../../../platform/recognition/recognise-apart.ts'

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

/** How much of each answer counts for how an interview goes on, in characters: it is judged while others wait. */
const MOST_HEARD = 2_000

/** Which key points a candidate seems to have covered in what they said to a question so far. */
export function hearAnswers(question: InterviewQuestionText, answers: readonly SpokenAnswer[]): Judgement {
  const asked = askedOf(question, answers)
  const heard = answers.map((answer) => ({ ...answer, content: answer.content.slice(0, MOST_HEARD) }))
  return toJudgement(
    question,
    heard,
    heard.map(({ content }) => recognise(content, question.keyPoints, asked)),
  )
}

/** Which key points a candidate covered in all they said to a question, and what is wrong with the answer as a whole. */
export async function judgeAnswers(
  question: InterviewQuestionText,
  answers: readonly SpokenAnswer[],
): Promise<Judgement> {
  const asked = askedOf(question, answers)
  const verdicts: (Verdict[] | null)[] = []
  for (const { content } of answers) verdicts.push(await recogniseApart(content, question.keyPoints, asked))
  return toJudgement(question, answers, verdicts)
}

const askedOf = ({ title }: InterviewQuestionText, answers: readonly SpokenAnswer[]): string[] => [
  title,
  ...answers.map(({ asked }) => asked),
]

function toJudgement(
  question: InterviewQuestionText,
  answers: readonly SpokenAnswer[],
  verdicts: readonly (Verdict[] | null)[],
): Judgement {
  const points = question.keyPoints.map(({ text, weight, dimension }, place) => {
    const findings = answers.map((answer, index) => toFinding(answer, verdicts[index]?.[place]))
    return { text, weight, dimension, ...decide(findings) }
  })
  return { points, rules: faultOf(question, answers, points) }
}

/** What is wrong with the answer as a whole, given what it covers; at most one rule. */
export function faultOf(
  question: InterviewQuestionText,
  answers: readonly SpokenAnswer[],
  points: readonly PointResult[],
): AnswerRule[] {
  const [first] = answers
  const covered = points.filter(({ verdict }) => !isMissed(verdict))
  const fault = first && findFault(first.content, askedOf(question, answers), covered.length)
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
