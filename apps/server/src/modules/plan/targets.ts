import type { BankLevel, InterviewLevel } from '@app/contract/interview-bank/values'
import { INTERVIEW_LEVELS } from '@app/contract/interview-bank/values'
import type { PlanTarget } from '@app/contract/plan/schemas'
import type { InterviewTarget } from '../interview/bank/interview-bank.service.ts'

type Wish = { role: string; level: InterviewLevel | null; bankIds: readonly number[] }

/** A shorter beginning of two names is no role. */
const SHORTEST_ROLE = 2
/** What stands between a role and its level. */
const SEPARATOR = /[\p{P}\p{Z}]/u
/** Where a bank is for every level, or somebody has not told theirs. */
const ANY_LEVEL = INTERVIEW_LEVELS.indexOf('junior')

/**
 * The role that an interview bank is for. Banks of a group for several levels of a role begin alike, and the role is how
 * they begin; any other bank is a role of its own.
 */
function roleOf(target: InterviewTarget, targets: readonly InterviewTarget[]): string {
  const beginnings = targets
    .filter(({ groupName, level }) => groupName === target.groupName && level !== target.level)
    .map(({ name }) => commonBeginning(name, target.name))
    .filter((text) => text.length >= SHORTEST_ROLE)
  return beginnings.toSorted((one, other) => other.length - one.length)[0] ?? target.name
}

function commonBeginning(one: string, other: string): string {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  while (length > 0 && SEPARATOR.test(one[length - 1] ?? '')) length -= 1
  return one.slice(0, length)
}

/** The roles one can prepare for, in the order of their banks, with the question banks to practise on each level. */
export function listRoles(targets: readonly InterviewTarget[]): PlanTarget[] {
  const roles = [
    ...new Set(targets.filter(({ isPersonal }) => !isPersonal).map((target) => roleOf(target, targets))),
  ]
  return roles.map((role) => ({
    role,
    levels: INTERVIEW_LEVELS.map((level) => ({
      level,
      bankIds: findTarget(targets, { role, level, bankIds: [] })?.questionBankIds ?? [],
    })),
  }))
}

/**
 * The interview bank for what somebody prepares for: of their role the one nearest to their level, else the one that their
 * question banks train most of; of two as near the more demanding, as whoever has worked is no graduate. Null when nothing
 * tells.
 */
export function findTarget(
  targets: readonly InterviewTarget[],
  { role, level, bankIds }: Wish,
): InterviewTarget | null {
  const named = role === '' ? [] : targets.filter((target) => isOfRole(role, roleOf(target, targets)))
  const trained = targets.filter(({ questionBankIds }) => questionBankIds.some((id) => bankIds.includes(id)))
  const distance = (target: InterviewTarget) => Math.abs(rankOf(target.level) - rankOf(level))
  const byLevel = (one: InterviewTarget, other: InterviewTarget) =>
    distance(one) - distance(other) || rankOf(other.level) - rankOf(one.level)
  const shared = ({ questionBankIds }: InterviewTarget) =>
    questionBankIds.filter((id) => bankIds.includes(id)).length
  const [best] =
    named.length > 0
      ? named.toSorted(byLevel)
      : trained.toSorted((one, other) => shared(other) - shared(one) || byLevel(one, other))
  return best ?? null
}

/** Learners may write more of their role than its name. */
function isOfRole(written: string, role: string): boolean {
  return written.toLowerCase().includes(role.toLowerCase())
}

function rankOf(level: BankLevel | null): number {
  return level === null || level === 'any' ? ANY_LEVEL : INTERVIEW_LEVELS.indexOf(level)
}
