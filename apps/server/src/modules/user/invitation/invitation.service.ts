import { Code } from '@app/contract/common/envelope'
import type { Invitation, Invited, Invitee } from '@app/contract/user-invitation/schemas'
import { invitationLimits } from '@app/contract/user-invitation/values'
import type { Kysely, Transaction } from 'kysely'
import { AppError, notFound } from '../../../platform/app-error.ts'
import { isUniqueViolation } from '../../../platform/db/errors.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/i18n.ts'
import type { Mailer } from '../../../platform/mail/Mailer.ts'
import type { AuditLogService } from '../../audit-log/audit-log.service.ts'
import { hashUnknownPassword } from '../password.ts'
import type { SessionService } from '../session.service.ts'
import { toBan } from '../user.mapper.ts'
import type { UserRepository } from '../user.repository.ts'
import type { UserAdminRepository } from '../user-admin.repository.ts'
import type { Usernames } from '../username/Usernames.ts'
import { checkPeople } from './check-people.ts'
import { composeInvitationMail } from './compose-invitation-mail.ts'
import type { InvitationRepository } from './invitation.repository.ts'
import { createInvitationToken, hashInvitationToken, invitationPath } from './invitation-token.ts'

interface InvitationDependencies {
  kysely: Kysely<DB>
  invitations: InvitationRepository
  users: UserRepository
  usernames: Usernames
  accounts: UserAdminRepository
  sessions: SessionService
  audit: AuditLogService
  mailer: Mailer
  /** Whether there is a mail server. */
  canMail: boolean
  /** The site's address, without a trailing slash. */
  siteUrl: string
}

const { days } = invitationLimits

/** Makes accounts for people, who set their password by a link. */
export class InvitationService {
  readonly #deps: InvitationDependencies

  constructor(deps: InvitationDependencies) {
    this.#deps = deps
  }

  /**
   * Makes accounts, all of them or none, and mails the links where there is mail.
   * @throws AppError 40000 at fields such as `users.3.email`; 40300, with `confirm` when somebody is to be an admin and
   * the actor has to prove who they are first
   */
  async invite(actor: Actor, people: readonly Invitee[], language: Language): Promise<Invitation> {
    const { kysely, users, sessions } = this.#deps
    if (people.some(({ userRole }) => userRole === 'admin')) await sessions.requireConfirmed(actor)
    // One for all of them: nobody knows what it is of, and each hash takes its time.
    const passwordHash = await hashUnknownPassword()
    try {
      const invited = await users.transact((trx) => this.#make(trx, actor, people, passwordHash))
      return this.#send(invited, language)
    } catch (error) {
      // Somebody took a name or an address in the same moment.
      if (isUniqueViolation(error)) await checkPeople(kysely, people, this.#deps)
      throw error
    }
  }

  async #make(
    trx: Transaction<DB>,
    actor: Actor,
    people: readonly Invitee[],
    passwordHash: string,
  ): Promise<Invited[]> {
    const { invitations, audit } = this.#deps
    await this.#requireAdmin(trx, actor)
    await checkPeople(trx, people, this.#deps)
    const endTime = endOfLink()
    const made = await invitations.insert(
      trx,
      people.map((person) => {
        const token = createInvitationToken()
        return { ...person, token, tokenHash: hashInvitationToken(token) }
      }),
      { passwordHash, endTime },
    )
    await audit.recordAll(
      trx,
      actor,
      made.map(({ id, username, userRole }) => ({
        action: 'user.invite',
        target: { id, name: username },
        after: { userRole },
      })),
    )
    return made.map((person) => toInvited(person, person.token, endTime))
  }

  /**
   * Puts a new link in place of one that was not used; the old one is void at once.
   * @throws AppError 40300 with `confirm`, 40400, 40900 when the user has a password by now, or is banned
   */
  async renew(actor: Actor, id: number, language: Language): Promise<Invitation> {
    const { users, sessions, invitations, audit } = this.#deps
    await sessions.requireConfirmed(actor)
    const token = createInvitationToken()
    const endTime = endOfLink()
    const user = await users.transact(async (trx) => {
      await this.#requireAdmin(trx, actor)
      const [row] = await users.lock(trx, [id])
      if (!row) throw notFound()
      const isRenewed = !toBan(row) && (await invitations.renew(trx, id, hashInvitationToken(token), endTime))
      if (!isRenewed) throw new AppError(Code.conflict, 'invitationOver')
      await audit.record(trx, actor, { action: 'user.renewInvitation', target: { id, name: row.username } })
      return row
    })
    return this.#send([toInvited(user, token, endTime)], language)
  }

  /** Whoever lost the role in the meantime makes nobody. */
  async #requireAdmin(trx: Transaction<DB>, actor: Actor): Promise<void> {
    const admins = await this.#deps.accounts.lockAdmins(trx)
    if (!admins.has(actor.id)) throw new AppError(Code.noPermission, 'noPermission')
  }

  #send(invited: Invited[], language: Language): Invitation {
    const { mailer, canMail, siteUrl } = this.#deps
    const toMail = ({ email, username, path }: Invited) =>
      composeInvitationMail({ email, username, link: siteUrl + path, days }, language)
    if (canMail) mailer.sendInTurn(invited.map(toMail))
    return { invited, isMailed: canMail }
  }
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

const endOfLink = (): Date => new Date(Date.now() + days * DAY_MILLISECONDS)

const toInvited = (
  { id, username, email }: Pick<Invited, 'id' | 'username' | 'email'>,
  token: string,
  endTime: Date,
): Invited => ({ id, username, email, path: invitationPath(token), endTime: endTime.toISOString() })
