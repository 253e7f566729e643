import type {
  InterviewResult,
  InterviewResultQuestion,
  PointResult,
} from '@app/contract/interview-session/schemas'
import type { AnswerRule } from '@app/contract/key-point/values'
import { standingOf } from '@app/contract/key-point/values'
import { isMissed } from './ResultStore.ts'

/** From here on an answer counts as good. */
const GOOD_SCORE = 80
const MOST = 4
const MOST_TOPICS = 2

type Asked = Pick<InterviewResultQuestion, 'place' | 'title' | 'topic'>

/** Something that went well: all key points of a question were said, some of them only when asked again, or nearly all. */
export interface Strength extends Asked {
  kind: 'complete' | 'afterFollowUp' | 'nearly'
}

/** Something that was missing: a key point, or a whole answer, by the rule that tells why. */
export type Gap = Asked & ({ kind: 'missing' | 'wrong'; point: string } | { kind: 'rule'; rule: AnswerRule })

export interface Advice {
  strengths: Strength[]
  gaps: Gap[]
  /** Questions of the question bank that train what was missing. */
  training: { id: number; title: string }[]
  /** The topics worth another interview, the weakest first. */
  topics: string[]
}

/** What the scores and key points of an interview say about it; nothing is added to them. */
export function adviceOf({ questions, topics }: InterviewResult): Advice {
  const weak = questions.filter(({ score }) => score !== null && score < GOOD_SCORE)
  const training = weak
    .toSorted((one, other) => (one.score ?? 0) - (other.score ?? 0))
    .flatMap((question) => question.training)
  return {
    strengths: questions.flatMap(strengthOf).slice(0, MOST),
    gaps: gapsOf(questions).slice(0, MOST),
    training: [...new Map(training.map((question) => [question.id, question])).values()].slice(0, MOST),
    topics: topics
      .filter(({ score }) => score !== null && score < GOOD_SCORE)
      .toSorted((one, other) => (one.score ?? 0) - (other.score ?? 0))
      .slice(0, MOST_TOPICS)
      .map(({ topic }) => topic),
  }
}

function strengthOf({ place, title, topic, score, assessment }: InterviewResultQuestion): Strength[] {
  if (score === null || score < GOOD_SCORE || !assessment) return []
  const { points } = assessment
  const kind = points.some(isMissed)
    ? 'nearly'
    : points.some(({ isAfterFollowUp }) => isAfterFollowUp)
      ? 'afterFollowUp'
      : 'complete'
  return [{ place, title, topic, kind }]
}

/** What weighs most comes first, a wrong claim before what was left out. */
function gapsOf(questions: readonly InterviewResultQuestion[]): Gap[] {
  return questions
    .flatMap(weighedGaps)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ gap }) => gap)
}

/** Of an answer that a rule makes worthless the rule says enough; the checklist is no knowledge that one lacks. */
function weighedGaps(question: InterviewResultQuestion): { gap: Gap; weight: number }[] {
  const { place, title, topic, assessment } = question
  const asked = { place, title, topic }
  const [rule] = assessment?.rules ?? []
  if (rule) return [{ gap: { ...asked, kind: 'rule', rule }, weight: Number.POSITIVE_INFINITY }]
  return missedPoints(question).map(({ standing, text, weight }) => ({
    gap: { ...asked, kind: standing, point: text },
    weight: standing === 'wrong' ? weight + 0.5 : weight,
  }))
}

/** A key point that was left out or said wrongly, and which one of which question it is. */
export interface MissedPoint extends Pick<PointResult, 'text' | 'weight'> {
  place: number
  point: number
  topic: string
  standing: 'missing' | 'wrong'
}

/** The key points of a question that are worth a review. */
export function missedPoints({ place, topic, assessment }: InterviewResultQuestion): MissedPoint[] {
  if (!assessment || assessment.isChecklist) return []
  return assessment.points.flatMap((found, point) => {
    const standing = standingOf(found)
    const { text, weight } = found
    return standing === 'missing' || standing === 'wrong'
      ? [{ place, point, topic, standing, text, weight }]
      : []
  })
}
