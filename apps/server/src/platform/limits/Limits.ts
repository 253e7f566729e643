import { Code } from '@app/contract'
import { CompiledQuery, type Kysely } from 'kysely'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { AppError } from '../app-error.ts'
import type { DB } from '../db/schema.gen.ts'
import { networkOf } from './network-of.ts'

/** How many times something may be done within how many seconds. */
const rules = {
  /** Wrong passwords for one account from one network. */
  loginFailure: { points: 10, duration: 15 * 60 },
  /** Wrong passwords for one account from everywhere; the way by code stays open to its owner. */
  loginAccount: { points: 100, duration: 15 * 60 },
  /** Wrong codes for one mailbox from one network. */
  codeFailure: { points: 10, duration: 15 * 60 },
  /** Wrong second factors for one account from one network, or on one device, or in its settings. */
  secondFactorFailure: { points: 10, duration: 15 * 60 },
  /** Wrong digits of an authenticator for one account, from everywhere but its user's devices: of a million, six are right. */
  secondFactorAccount: { points: 50, duration: 24 * 60 * 60 },
  /** Tries to sign in from one address. */
  loginAddress: { points: 100, duration: 15 * 60 },
  registerAddress: { points: 30, duration: 60 * 60 },
  /** One mail a minute, and not too many a day, to one mailbox asked for from one network. */
  codeMinute: { points: 1, duration: 60 },
  codeDay: { points: 10, duration: 24 * 60 * 60 },
  /** Mails to one mailbox asked for from everywhere. */
  codeMailbox: { points: 30, duration: 24 * 60 * 60 },
  codeAddress: { points: 30, duration: 60 * 60 },
  /** Exports of one user. */
  exportHour: { points: 10, duration: 60 * 60 },
  /** Avatars of one user. */
  avatarHour: { points: 30, duration: 60 * 60 },
  /** Questions to the assistant by one user. */
  aiMinute: { points: 20, duration: 60 },
  aiDay: { points: 200, duration: 24 * 60 * 60 },
  /** Comments that one user writes and edits. */
  commentMinute: { points: 10, duration: 60 },
  commentHour: { points: 120, duration: 60 * 60 },
  /** Comments that one user likes. */
  commentLikeMinute: { points: 60, duration: 60 },
  /** Documents of one user that are read. */
  documentHour: { points: 30, duration: 60 * 60 },
  /** Interviews that one user begins: each keeps its questions as they were. */
  interviewHour: { points: 30, duration: 60 * 60 },
  /** Posts and edits of posts by one user, and marks on them. */
  discussionHour: { points: 10, duration: 60 * 60 },
  discussionEditHour: { points: 60, duration: 60 * 60 },
  markMinute: { points: 60, duration: 60 },
  /** Reports by one user. */
  reportHour: { points: 30, duration: 60 * 60 },
  /** Images of one user, written into texts. */
  imageHour: { points: 60, duration: 60 * 60 },
  /** Interviews that a model leads, of one user. */
  interviewDay: { points: 10, duration: 24 * 60 * 60 },
  /** What one user proposes or reports, drafts out of a 面经 among it. */
  contributionDay: { points: 200, duration: 24 * 60 * 60 },
  /** Texts of one user that questions are drawn out of, and those that a model reads. */
  drawHour: { points: 120, duration: 60 * 60 },
  drawByModelDay: { points: 20, duration: 24 * 60 * 60 },
  /** Papers of one user: each is judged. */
  paperHour: { points: 30, duration: 60 * 60 },
  /** Conversations that one user begins, and messages put into them by hand. */
  conversationHour: { points: 60, duration: 60 * 60 },
  messageHour: { points: 120, duration: 60 * 60 },
  /** What one user writes that is kept, drafts that save themselves among it. */
  keepMinute: { points: 120, duration: 60 },
  /** Searches, with the offers while one types, and names that are looked up: of one user, and of the guests at one address. */
  searchMinute: { points: 120, duration: 60 },
  searchAddress: { points: 1200, duration: 60 },
} as const

export type LimitRule = keyof typeof rules

/** What is counted by each server for itself: it is done so often, and costs so little, that counting it together would cost more. */
const OWN_RULES: ReadonlySet<LimitRule> = new Set<LimitRule>(['keepMinute', 'searchMinute', 'searchAddress'])

/** By how much the clocks of several servers may differ. */
const CLOCK_MILLISECONDS = 60_000

export interface LimitSettings {
  /** Off for load tests, where everybody has one address. */
  isOn: boolean
  /** In place of the `aiDay` rule's points. */
  aiDailyQuota: number
}

/** Refuses what is done too often; most is counted in the database, so that all nodes count together. */
export class Limits {
  readonly #limiters: Map<LimitRule, RateLimiterAbstract>
  readonly #isOn: boolean
  readonly #db: Kysely<DB>
  readonly #rules: Record<LimitRule, { points: number; duration: number }>

  constructor(db: Kysely<DB>, { isOn, aiDailyQuota }: LimitSettings) {
    this.#isOn = isOn
    this.#rules = { ...rules, aiDay: { ...rules.aiDay, points: aiDailyQuota } }
    this.#db = db
    const storeClient = { query: (query: PostgresQuery, values?: unknown[]) => run(db, query, values) }
    this.#limiters = new Map(
      (Object.keys(rules) as LimitRule[]).map((rule) => [
        rule,
        OWN_RULES.has(rule)
          ? new RateLimiterMemory({ keyPrefix: rule, ...this.#rules[rule] })
          : new RateLimiterPostgres({
              storeClient,
              storeType: 'client',
              tableName: 'rate_limit',
              tableCreated: true,
              keyPrefix: rule,
              clearExpiredByTimeout: false,
              ...this.#rules[rule],
            }),
      ]),
    )
  }

  /** Counts one act of a key. @throws AppError 42900 with the seconds to wait */
  async consume(rule: LimitRule, key: string | number): Promise<void> {
    if (!this.#isOn) return
    const counted = rule.endsWith('Address') ? networkOf(String(key)) : key
    const limiter = this.#limiters.get(rule)
    const { duration } = this.#rules[rule]
    await limiter
      ?.consume(counted)
      .catch(async (reason) => {
        if (!isOfWrongClock(reason, duration)) throw reason
        await limiter.delete(counted)
        await limiter.consume(counted)
      })
      .catch((reason) => refuse(reason, duration))
  }

  /** Counts a search or the like. @throws AppError 42900 */
  consumeSearch(caller: { id: number } | null, address: string): Promise<void> {
    return caller ? this.consume('searchMinute', caller.id) : this.consume('searchAddress', address)
  }

  /** @throws AppError 42900 when a key has used up its acts; counts nothing */
  async require(rule: LimitRule, key: string): Promise<void> {
    if (!this.#isOn) return
    const { points, duration } = this.#rules[rule]
    const state = await this.#limiters.get(rule)?.get(key)
    if (!state || state.consumedPoints < points) return
    if (isOfWrongClock(state, duration)) await this.reset(rule, key)
    else refuse(state, duration)
  }

  /** How many acts a rule allows, and how many are left to a key. */
  async remaining(rule: LimitRule, key: string | number): Promise<{ points: number; remaining: number }> {
    const { points } = this.#rules[rule]
    const state = this.#isOn ? await this.#limiters.get(rule)?.get(key) : null
    return { points, remaining: Math.max(0, points - (state?.consumedPoints ?? 0)) }
  }

  /** Takes one act of a key back. */
  async giveBack(rule: LimitRule, key: string | number): Promise<void> {
    if (this.#isOn) await this.#limiters.get(rule)?.reward(key)
  }

  /** Forgets the acts of a key. */
  async reset(rule: LimitRule, key: string): Promise<void> {
    if (this.#isOn) await this.#limiters.get(rule)?.delete(key)
  }

  /** Deletes what no longer counts, and what a clock that was wrong has put further off than any rule reaches. */
  async purge(): Promise<void> {
    const longest = Math.max(...Object.values(this.#rules).map(({ duration }) => duration)) * 1000
    await this.#db
      .deleteFrom('rate_limit')
      .where((row) => row.or([row('expire', '<', Date.now()), row('expire', '>', Date.now() + longest)]))
      .execute()
  }
}

/** A window that ends later than one that begins now was counted by a clock that was ahead, and would not end for long. */
const isOfWrongClock = (reason: unknown, duration: number): boolean =>
  reason instanceof RateLimiterRes && reason.msBeforeNext > duration * 1000 + CLOCK_MILLISECONDS

function refuse(reason: unknown, duration: number): never {
  if (!(reason instanceof RateLimiterRes)) throw reason
  const retryAfter = Math.min(Math.ceil(reason.msBeforeNext / 1000), duration)
  throw new AppError(Code.tooOften, 'tooOften', { retryAfter })
}

interface PostgresQuery {
  text: string
  values: unknown[]
}

async function run(db: Kysely<DB>, query: PostgresQuery | string, values: unknown[] = []) {
  const { text, values: parameters } = typeof query === 'string' ? { text: query, values } : query
  const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, parameters))
  return { rows, rowCount: Number(numAffectedRows ?? rows.length) }
}
