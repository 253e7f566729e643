import type { InterviewLevel } from '@app/contract/interview-bank/values'

export interface Candidate {
  id: number
  topic: string
  difficulty: 'easy' | 'medium' | 'hard'
  /** Its place in the bank. */
  order: number
  /** In how many earlier sessions of the learner it was asked. */
  askedCount: number
  /** How many key points the learner missed the last time, of it and of its topic. */
  missedCount: number
  topicMissedCount: number
}

interface Wish {
  count: number
  level: InterviewLevel
  /** Topics that make up half of the questions. */
  topics: readonly string[]
  /** What the candidate's documents talk of. */
  documents: string
}

const DIFFICULTIES = { easy: 0, medium: 1, hard: 2 } as const
/** The difficulty that a level is mostly asked. */
const USUAL: Record<InterviewLevel, number> = { campus: 0.5, junior: 0.8, middle: 1.2, senior: 1.6 }

/**
 * The questions of a session in the order they are asked. What was asked before comes again only when the bank is used up;
 * what was missed comes first; half are of the topics one wished for.
 * @param random between 0 and 1, so that two learners are not asked the same
 */
export function chooseQuestions(
  candidates: readonly Candidate[],
  { count, level, topics, documents }: Wish,
  random: () => number,
): Candidate[] {
  const text = documents.toLowerCase()
  const rank = ({ askedCount, missedCount, topicMissedCount, topic, difficulty }: Candidate) => [
    askedCount,
    -missedCount,
    -(text.includes(topic.toLowerCase()) ? 1 : 0),
    -topicMissedCount,
    Math.abs(DIFFICULTIES[difficulty] - USUAL[level]),
    random(),
  ]
  const ranked = candidates
    .map((candidate) => ({ candidate, rank: rank(candidate) }))
    .toSorted((a, b) => compare(a.rank, b.rank))
    .map(({ candidate }) => candidate)
  const wished = ranked.filter(({ topic }) => topics.includes(topic)).slice(0, Math.ceil(count / 2))
  const others = ranked.filter((candidate) => !wished.includes(candidate))
  // The rest is of other topics, as far as there are any.
  const rest = [
    ...spread(others.filter(({ topic }) => !topics.includes(topic))),
    ...others.filter(({ topic }) => topics.includes(topic)),
  ]
  return [...wished, ...rest.slice(0, count - wished.length)].toSorted((a, b) => a.order - b.order)
}

/** One of each topic, then a second one of each, and so on: a session is not all about one thing. */
function spread(ranked: readonly Candidate[]): Candidate[] {
  const seen = new Map<string, number>()
  return ranked
    .map((candidate, index) => {
      const round = seen.get(candidate.topic) ?? 0
      seen.set(candidate.topic, round + 1)
      return { candidate, rank: [candidate.askedCount, round, index] }
    })
    .toSorted((a, b) => compare(a.rank, b.rank))
    .map(({ candidate }) => candidate)
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
