import { Code } from '@app/contract/common/envelope'
import type { Page } from '@app/contract/common/schemas'
import type { UserDetail, UserRecord } from '@app/contract/user/schemas'
import type { UserRole } from '@app/contract/user/values'
import type { Transaction } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../platform/app-error.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import { type Paging, paging } from '../../platform/list/paging.ts'
import { isSiteAccount } from '../../platform/site-account.ts'
import type { AiConversationService } from '../ai/conversation/ai-conversation.service.ts'
import type { AuditAct, AuditLogService } from '../audit-log/audit-log.service.ts'
import type { LearnerActivityService } from '../practice/learner-activity.service.ts'
import type { InvitationRepository } from './invitation/invitation.repository.ts'
import type { AccountMails } from './mails/AccountMails.ts'
import { hashPassword } from './password.ts'
import type { SecondFactorService } from './second-factor/second-factor.service.ts'
import type { SessionService } from './session.service.ts'
import { createTemporaryPassword } from './temporary-password.ts'
import { toBan, toBanFields, toUserRecord } from './user.mapper.ts'
import type { UserRepository, UserRow } from './user.repository.ts'
import type { UserAdminRepository } from './user-admin.repository.ts'
import type { UserListArguments, UserListRepository } from './user-list.repository.ts'

interface UserAdminDependencies {
  users: UserRepository
  lists: UserListRepository
  accounts: UserAdminRepository
  sessions: SessionService
  limits: Limits
  audit: AuditLogService
  secondFactor: SecondFactorService
  invitations: InvitationRepository
  mails: AccountMails
  learners: LearnerActivityService
  conversations: AiConversationService
}

/** Account management by admins. Admins can't do it to themselves, so one admin always remains. */
export class UserAdminService {
  readonly #deps: UserAdminDependencies

  constructor(deps: UserAdminDependencies) {
    this.#deps = deps
  }

  page(query: UserListArguments & Paging): Promise<Page<UserRecord>> {
    return paging(
      query,
      (list, slice) => this.#deps.lists.page(list, slice),
      (row) => toUserRecord(row),
    )
  }

  /** @throws AppError 40400 */
  async get(id: number): Promise<UserDetail> {
    const { users, sessions, secondFactor, invitations, learners, conversations } = this.#deps
    const [row, hasSecondFactor, linkEnd, practice, talks, devices] = await Promise.all([
      users.find(id),
      secondFactor.isEnabled(id),
      invitations.findEndTime(id),
      learners.activityOf(id),
      conversations.activityOf(id),
      sessions.listOf(id),
    ])
    if (!row) throw notFound()
    return {
      ...toUserRecord(row),
      hasSecondFactor,
      // While somebody is banned their link is void, and a new one would be.
      invitation: linkEnd && !toBan(row) ? { endTime: linkEnd.toISOString() } : null,
      activity: { ...practice, ...talks, sessions: devices },
    }
  }

  /**
   * Bans users until a time, or permanently (null), and signs them out everywhere.
   * @throws AppError 40000 at `endTime` when it is over already; 40300, 40400, 40900 like every act here
   */
  async ban(
    actor: Actor,
    { ids, reason, endTime }: { ids: number[]; reason: string; endTime: string | null },
  ): Promise<void> {
    const end = endTime === null ? null : new Date(endTime)
    if (end !== null && end.getTime() <= Date.now())
      throw fieldRefused(Code.badParameters, 'endTime', 'timeIsOver')
    const after = { state: 'banned', banReason: reason, banEndTime: end?.toISOString() ?? null }
    await this.#act(actor, ids, async (trx, rows) => {
      await this.#deps.accounts.ban(trx, ids, reason, end)
      await this.#deps.accounts.endSessions(trx, ids)
      return rows.map((row) => ({ ...actOn('user.ban', row), before: toBanFields(row), after }))
    })
  }

  async unban(actor: Actor, ids: number[]): Promise<void> {
    const after = { state: 'active', banReason: null, banEndTime: null }
    await this.#act(actor, ids, async (trx, rows) => {
      await this.#deps.accounts.unban(trx, ids)
      return rows.map((row) => ({ ...actOn('user.unban', row), before: toBanFields(row), after }))
    })
  }

  /** @throws AppError 40300 with `confirm` too, when the admin has to prove who they are first */
  async setRole(actor: Actor, id: number, userRole: UserRole): Promise<void> {
    await this.#deps.sessions.requireConfirmed(actor)
    await this.#act(actor, [id], async (trx, rows) => {
      await this.#deps.accounts.setRole(trx, id, userRole)
      return rows.map((row) => ({
        ...actOn('user.setRole', row),
        before: { userRole: row.user_role },
        after: { userRole },
      }))
    })
  }

  /** Sets a temporary password, which only this answer contains, and signs the user out everywhere. */
  async resetPassword(actor: Actor, id: number): Promise<{ password: string }> {
    const { accounts, limits, sessions, users, mails } = this.#deps
    await sessions.requireConfirmed(actor)
    const password = createTemporaryPassword()
    const passwordHash = await hashPassword(password)
    await this.#act(actor, [id], async (trx, rows) => {
      await accounts.setPassword(trx, id, passwordHash)
      await users.voidCodes(trx, id)
      await accounts.endSessions(trx, [id])
      return rows.map((row) => actOn('user.resetPassword', row))
    })
    const row = await users.find(id)
    if (row) await limits.reset('loginAccount', row.email.toLowerCase())
    mails.tell(id, 'passwordResetByAdmin')
    return { password }
  }

  /** Removes a user's second factor, for who has lost it, and signs them out everywhere. @throws AppError 40400 when there is none */
  async removeSecondFactor(actor: Actor, id: number): Promise<void> {
    const { accounts, sessions, secondFactor, mails } = this.#deps
    await sessions.requireConfirmed(actor)
    await this.#act(actor, [id], async (trx, rows) => {
      if (!(await secondFactor.remove(trx, id))) throw notFound()
      await accounts.endSessions(trx, [id])
      return rows.map((row) => actOn('user.removeSecondFactor', row))
    })
    mails.tell(id, 'secondFactorRemoved')
  }

  async signOutEverywhere(actor: Actor, ids: number[]): Promise<void> {
    await this.#act(actor, ids, async (trx, rows) => {
      await this.#deps.accounts.endSessions(trx, ids)
      return rows.map((row) => actOn('user.signOutEverywhere', row))
    })
  }

  /** Changes users, all of them or none, and records it. @throws AppError 40300, 40400, 40900 for oneself and the site's own account */
  async #act(
    actor: Actor,
    ids: readonly number[],
    act: (trx: Transaction<DB>, rows: UserRow[]) => Promise<AuditAct[]>,
  ): Promise<void> {
    const { accounts, users, audit, sessions } = this.#deps
    if (ids.includes(actor.id)) throw new AppError(Code.conflict, 'ownAccount')
    await users.transact(async (trx) => {
      const admins = await accounts.lockAdmins(trx)
      if (!admins.has(actor.id)) throw new AppError(Code.noPermission, 'noPermission')
      const rows = await users.lock(trx, ids)
      if (rows.length < new Set(ids).size) throw notFound()
      if (rows.some(isSiteAccount)) throw new AppError(Code.conflict, 'siteAccount')
      await audit.recordAll(trx, actor, await act(trx, rows))
    })
    sessions.forgetTrusted()
  }
}

function actOn(action: AuditAct['action'], { id, username }: UserRow): AuditAct {
  return { action, target: { id, name: username } }
}
