import { Code } from '@app/contract/common/envelope'
import { AppError } from '../../../platform/app-error.ts'
import type { Visitor } from '../../../platform/http/actor.ts'
import type { Limits } from '../../../platform/limits/Limits.ts'
import { hashPassword } from '../password.ts'
import { requireStrongPassword } from '../require-strong-password.ts'
import type { Entrant, EntryService } from '../sign-in/entry.service.ts'
import { toBan } from '../user.mapper.ts'
import type { UserRepository, UserRow } from '../user.repository.ts'
import type { UserAdminRepository } from '../user-admin.repository.ts'
import type { InvitationRepository } from './invitation.repository.ts'
import { hashInvitationToken } from './invitation-token.ts'

interface AcceptanceDependencies {
  invitations: InvitationRepository
  users: UserRepository
  accounts: UserAdminRepository
  entry: EntryService
  limits: Limits
}

/** What whoever has a link of an invitation does with it. Used, over, renewed, banned: nobody is told which. */
export class AcceptanceService {
  readonly #deps: AcceptanceDependencies

  constructor(deps: AcceptanceDependencies) {
    this.#deps = deps
  }

  /** Whom a link is for. @throws AppError 40400 when it is void; 42900 or 42901 when asked too often */
  async get(token: string, visitor: Visitor): Promise<{ username: string }> {
    await this.#deps.limits.consumeByAddress('loginAddress', visitor)
    const { username } = await this.#findUser(hashInvitationToken(token))
    return { username }
  }

  /**
   * Sets the first password, which uses the link up, and signs its user in. That the address is theirs is not proven by it:
   * the link came from the admin.
   * @returns a token
   * @throws AppError 40000 at `password` when it is easily guessed; 40400 when the link is void; 42900 or 42901
   */
  async accept(token: string, password: string, entrant: Entrant): Promise<string> {
    const { users, accounts, invitations, entry, limits } = this.#deps
    await limits.consumeByAddress('loginAddress', entrant)
    const tokenHash = hashInvitationToken(token)
    const { id, email, username } = await this.#findUser(tokenHash)
    await requireStrongPassword(password, [email, username])
    const passwordHash = await hashPassword(password)
    await users.transact(async (trx) => {
      // The account first, as whatever else ends an invitation has it.
      const [row] = await users.lock(trx, [id])
      if (!row || toBan(row) || !(await invitations.take(trx, tokenHash))) throw invitationVoid()
      await accounts.setPassword(trx, id, passwordHash)
      await users.voidCodes(trx, id)
    })
    const credentials = await users.findCredentialsOf(id)
    if (!credentials) throw invitationVoid()
    await limits.reset('loginAccount', email.toLowerCase())
    return entry.enter(credentials, { way: 'invitation', isKnownDevice: false }, entrant)
  }

  async #findUser(tokenHash: Buffer): Promise<UserRow> {
    const { invitations, users } = this.#deps
    const id = await invitations.findUser(tokenHash)
    const row = id === undefined ? undefined : await users.find(id)
    if (!row || row.delete_time !== null || toBan(row)) throw invitationVoid()
    return row
  }
}

const invitationVoid = () => new AppError(Code.notFound, 'invitationVoid')
