import { Code } from '@app/contract/common/envelope'
import { CompiledQuery, type Kysely } from 'kysely'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { AppError } from '../app-error.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Visitor } from '../http/actor.ts'
import { networkOf } from './network-of.ts'
import { bitsFor, bitsOf, challengeOf, MOST_SHARES } from './work.ts'

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
  /** Tries to sign in from one address. These by address are what thirty people do; see {@link LimitSettings}. */
  loginAddress: { points: 100, duration: 15 * 60 },
  registerAddress: { points: 30, duration: 60 * 60 },
  /** One mail a minute, and not too many a day, to one mailbox asked for from one network. */
  codeMinute: { points: 1, duration: 60 },
  codeDay: { points: 10, duration: 24 * 60 * 60 },
  /** Mails to one mailbox asked for from where its owner is not signed in. */
  codeMailbox: { points: 10, duration: 6 * 60 * 60 },
  codeAddress: { points: 30, duration: 60 * 60 },
  /** A work is used once. */
  work: { points: 1, duration: 30 * 60 },
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
  searchGuest: { points: 1200, duration: 60 },
} as const

export type LimitRule = keyof typeof rules
type AddressRule = Extract<LimitRule, `${string}Address`>

/** For so many people at one address the rules are written. */
const PEOPLE = 30

/** What is counted by each server for itself: it is done so often, and costs so little, that counting it together would cost more. */
const OWN_RULES: ReadonlySet<LimitRule> = new Set<LimitRule>(['keepMinute', 'searchMinute', 'searchGuest'])

/** By how much the clocks of several servers may differ. */
const CLOCK_MILLISECONDS = 60_000

export interface LimitSettings {
  /** Off for load tests, where everybody has one address. */
  isOn: boolean
  /** In place of the `aiDay` rule's points. */
  aiDailyQuota: number
  /** How many people one address, such as a classroom's, may have before they have to work. */
  peoplePerAddress: number
}

/** Refuses what is done too often; most is counted in the database, so that all nodes count together. */
export class Limits {
  readonly #limiters: Map<LimitRule, RateLimiterAbstract>
  readonly #isOn: boolean
  readonly #db: Kysely<DB>
  readonly #worked = new WeakSet<object>()
  readonly #rules: Record<LimitRule, { points: number; duration: number }>

  constructor(db: Kysely<DB>, { isOn, aiDailyQuota, peoplePerAddress }: LimitSettings) {
    this.#isOn = isOn
    const share = (rule: AddressRule) => ({
      ...rules[rule],
      points: Math.ceil((rules[rule].points * peoplePerAddress) / PEOPLE),
    })
    this.#rules = {
      ...rules,
      aiDay: { ...rules.aiDay, points: aiDailyQuota },
      loginAddress: share('loginAddress'),
      registerAddress: share('registerAddress'),
      codeAddress: share('codeAddress'),
    }
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
  async consume(rule: Exclude<LimitRule, AddressRule>, key: string | number): Promise<void> {
    if (!this.#isOn) return
    await this.#count(rule, key).catch((reason) => refuse(reason, this.#rules[rule].duration))
  }

  /**
   * Counts one act of whoever is at an address. Beyond its free share their browser has to work for it, the more the more
   * is done, so that the thirty-first of a class is not sent away.
   * @throws AppError 42901 with the work that is needed, 42900 with the seconds to wait when even that is used up
   */
  async consumeByAddress(rule: AddressRule, visitor: Pick<Visitor, 'address' | 'work'>): Promise<void> {
    if (!this.#isOn) return
    const { points, duration } = this.#rules[rule]
    await this.#count(rule, networkOf(visitor.address)).catch(async (reason) => {
      const consumed = reason instanceof RateLimiterRes ? reason.consumedPoints : 0
      if (consumed === 0 || consumed > points * MOST_SHARES) refuse(reason, duration)
      await this.#requireWork(visitor, bitsFor(consumed, points))
    })
  }

  /** One work is for one call, whose acts may be several. */
  async #requireWork(visitor: Pick<Visitor, 'address' | 'work'>, bits: number): Promise<void> {
    const { address, work } = visitor
    if (work !== undefined && bitsOf(work, address) >= bits) {
      if (this.#worked.has(visitor)) return
      const isNew = await this.#count('work', work).then(
        () => true,
        () => false,
      )
      this.#worked.add(visitor)
      if (isNew) return
    }
    throw new AppError(Code.workNeeded, 'workNeeded', { challenge: challengeOf(address), bits })
  }

  async #count(rule: LimitRule, key: string | number): Promise<void> {
    const limiter = this.#limiters.get(rule)
    const { duration } = this.#rules[rule]
    await limiter?.consume(key).catch(async (reason) => {
      if (!isOfWrongClock(reason, duration)) throw reason
      await limiter.delete(key)
      await limiter.consume(key)
    })
  }

  /** Counts a search or the like. @throws AppError 42900 */
  consumeSearch(caller: { id: number } | null, address: string): Promise<void> {
    return caller ? this.consume('searchMinute', caller.id) : this.consume('searchGuest', address)
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
