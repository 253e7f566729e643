import type { InterviewBank } from '@app/contract/interview-bank/schemas'
import type { InterviewOverview, NewInterviewSession } from '@app/contract/interview-session/schemas'
import { SESSION_MINUTES, SESSION_SIZES } from '@app/contract/interview-session/values'

/** How one is interviewed, every choice made. */
export type Wish = Required<NewInterviewSession>

const MOST_WEAK_TOPICS = 2

/** The sizes that a bank has questions for. */
export function possibleSizes({ questionCount }: InterviewBank): Wish['questionCount'][] {
  return SESSION_SIZES.filter((size) => size <= questionCount)
}

/** What the options of a bank begin with: its own measures, and the topics that were asked for, or are weak. */
export function defaultWish(
  bank: InterviewBank,
  missed: InterviewOverview['missed'],
  asked: readonly string[],
): Wish {
  const known = new Set(bank.topics.map(({ name }) => name))
  const given = asked.filter((topic) => known.has(topic))
  return {
    bankId: bank.id,
    questionCount: nearest(possibleSizes(bank), bank.sessionSize) ?? SESSION_SIZES[0],
    level: bank.level === 'any' ? 'junior' : bank.level,
    topics: given.length > 0 ? given : weakTopics(bank, missed).filter((topic) => known.has(topic)),
    strictness: 'standard',
    minutes: nearest(SESSION_MINUTES, bank.minutes) ?? null,
    resume: '',
    jobDescription: '',
  }
}

/** The topics of a bank that are missed most. */
export function weakTopics({ id }: InterviewBank, missed: InterviewOverview['missed']): string[] {
  const topics = missed.filter(({ bankId }) => bankId === id).map(({ topic }) => topic)
  return [...new Set(topics)].slice(0, MOST_WEAK_TOPICS)
}

function nearest<N extends number>(values: readonly N[], wanted: number): N | undefined {
  return values.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0]
}
