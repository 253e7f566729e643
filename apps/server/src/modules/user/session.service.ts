import { createHash, randomBytes } from 'node:crypto'
import { Code } from '@app/contract/common/envelope'
import { userRole } from '@app/contract/user/schemas'
import type { UserSession } from '@app/contract/user-session/schemas'
import { LRUCache } from 'lru-cache'
import { AppError, notFound } from '../../platform/app-error.ts'
import type { Visitor } from '../../platform/http/actor.ts'
import type { Caller } from '../../platform/http/context.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import type { SessionRepository } from './session.repository.ts'

/** A session ends this many days after its login. */
const SESSION_DAYS = 30

/** After a login or the password, so long nothing more is asked. */
const CONFIRMED_MINUTES = 10

/** How long a session is trusted without asking the database again: a revocation on another node reaches this one by then. */
const TRUST_MILLISECONDS = 5_000

export interface SessionSettings {
  /** A session that is not used for so many hours ends; undefined: it lasts to its day. */
  idleHours: number | undefined
  /** Whether an admin's role is in force only with a second factor. */
  needsAdminSecondFactor: boolean
}

/** Signs devices in and out. Tokens are 256 random bits; only their SHA-256 is kept. */
export class SessionService {
  readonly #sessions: SessionRepository
  readonly #trusted = new LRUCache<string, Caller>({ max: 10_000, ttl: TRUST_MILLISECONDS })

  readonly #settings: SessionSettings

  constructor(sessions: SessionRepository, settings: SessionSettings) {
    this.#sessions = sessions
    this.#settings = settings
  }

  /** @returns the new session's token */
  async open(userId: number, { address, userAgent }: Visitor): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await this.#sessions.insert({
      userId,
      tokenHash: hashToken(token),
      days: SESSION_DAYS,
      userAgent: userAgent.slice(0, 300),
      networkHash: hashNetwork(address),
    })
    return token
  }

  /** Whether an account has a session that was opened from where somebody is. */
  wasOpenedFrom(email: string, address: string): Promise<boolean> {
    return this.#sessions.wasOpenedFrom(email, hashNetwork(address))
  }

  /**
   * Who holds the token; null when it is unknown, revoked, expired or was not used for too long.
   * @param isUse whether the call counts as use of the session, and is not an open page's own
   */
  async authenticate(token: string, isUse: boolean): Promise<Caller | null> {
    const trusted = this.#trusted.get(token)
    if (trusted) return trusted
    const row = await this.#sessions.findCaller(hashToken(token), this.#settings.idleHours)
    if (!row) return null
    const role = userRole.parse(row.user_role)
    const lacksSecondFactor =
      role === 'admin' && this.#settings.needsAdminSecondFactor && row.factor_time === null
    const caller: Caller = {
      id: row.id,
      userRole: lacksSecondFactor ? 'user' : role,
      lacksSecondFactor,
      sessionId: row.session_id,
    }
    if (!isUse) return caller
    this.#trusted.set(token, caller)
    await this.#sessions.touch(row.id, row.session_id)
    return caller
  }

  confirm(sessionId: number): Promise<void> {
    return this.#sessions.confirm(sessionId)
  }

  /**
   * For what cannot be taken back, or gives power over others: a device that was left open is not enough.
   * @throws AppError 40300 with `confirm` when whoever holds the session has not proved who they are for some minutes
   */
  async requireConfirmed({ sessionId }: Pick<Caller, 'sessionId'>): Promise<void> {
    if (!(await this.#sessions.isConfirmed(sessionId, CONFIRMED_MINUTES)))
      throw new AppError(Code.noPermission, 'confirmFirst', { confirm: true })
  }

  async close(token: string): Promise<void> {
    await this.#sessions.delete(hashToken(token))
    this.#trusted.delete(token)
  }

  /** The devices a user is signed in on. */
  async list({ id, sessionId }: Caller): Promise<UserSession[]> {
    const devices = await this.listOf(id)
    return devices.map((device) => ({ ...device, isCurrent: device.id === sessionId }))
  }

  /** The devices anybody is signed in on. */
  async listOf(userId: number): Promise<Omit<UserSession, 'isCurrent'>[]> {
    const rows = await this.#sessions.list(userId, this.#settings.idleHours)
    return rows.map((row) => ({
      id: row.id,
      userAgent: row.user_agent,
      createTime: row.create_time.toISOString(),
      lastSeenTime: row.last_seen_time.toISOString(),
    }))
  }

  /** Signs one of the caller's devices out. @throws AppError 40400 when it is not theirs */
  async revoke(caller: Caller, id: number): Promise<void> {
    if (!(await this.#sessions.deleteOne(caller.id, id))) throw notFound()
    this.forgetTrusted()
  }

  /** Signs all devices out but the caller's own. */
  async revokeOthers({ id, sessionId }: Pick<Caller, 'id' | 'sessionId'>): Promise<void> {
    await this.#sessions.deleteOthers(id, sessionId)
    this.forgetTrusted()
  }

  /** Clears the cache of sessions, after some were ended in other ways. */
  forgetTrusted(): void {
    this.#trusted.clear()
  }

  /** Deletes expired sessions. */
  purge(): Promise<void> {
    return this.#sessions.deleteExpired(this.#settings.idleHours)
  }
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** What is kept of where a session was opened. */
function hashNetwork(address: string): Buffer {
  return createHash('sha256').update(networkOf(address)).digest()
}
