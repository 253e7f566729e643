import { randomBytes } from 'node:crypto'
import { Code, type CurrentUser, type Page, type UserRecord, type UserRole } from '@app/contract'
import { AppError, fieldRefused, notFound } from '../../platform/app-error.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import { hashPassword, verifyPassword } from './password.ts'
import type { SessionService } from './session.service.ts'
import { toCurrentUser, toUserRecord } from './user.mapper.ts'
import type { UserListQuery, UserRepository } from './user.repository.ts'

const DEFAULT_ADMIN_EMAIL = 'admin@example.com'

export interface UserPageInput {
  current: number
  pageSize: number
  ids?: number[] | undefined
  keyword?: string | undefined
  userRole?: UserRole | undefined
  sortField?: UserListQuery['sortField'] | undefined
  sortOrder?: UserListQuery['sortOrder'] | undefined
}

/** Accounts: who there is, and who may come in. */
export class UserService {
  readonly #users: UserRepository
  readonly #sessions: SessionService

  constructor(users: UserRepository, sessions: SessionService) {
    this.#users = users
    this.#sessions = sessions
  }

  /**
   * Makes an account. An e-mail that has one already changes nothing and gets the same answer,
   * so that nobody learns who is registered.
   * @throws AppError 40900 at `username` when the name is taken
   */
  async register(input: { email: string; username: string; password: string }): Promise<void> {
    const passwordHash = await hashPassword(input.password)
    const usernameTaken = () => fieldRefused(Code.conflict, 'username', 'usernameTaken')
    if (await this.#users.isUsernameTaken(input.username)) throw usernameTaken()
    try {
      await this.#users.insert({
        email: input.email,
        username: input.username,
        passwordHash,
        userRole: 'user',
      })
    } catch (error) {
      if (isUniqueViolation(error, 'app_user_username_key')) throw usernameTaken()
      if (!isUniqueViolation(error, 'app_user_email_key')) throw error
    }
  }

  /** @returns a token. @throws AppError 40000 for a wrong e-mail or password, not telling which */
  async login(email: string, password: string): Promise<string> {
    const credentials = await this.#users.findCredentials(email)
    const matches = await verifyPassword(credentials?.password_hash, password)
    if (!credentials || !matches) throw new AppError(Code.badParameters, 'wrongCredentials', [])
    return this.#sessions.open(credentials.id)
  }

  async getCurrent(id: number): Promise<CurrentUser> {
    const row = await this.#users.find(id)
    if (!row) throw new AppError(Code.notLoggedIn, 'notLoggedIn')
    return toCurrentUser(row)
  }

  async get(id: number): Promise<UserRecord> {
    const row = await this.#users.find(id)
    if (!row) throw notFound()
    return toUserRecord(row)
  }

  async page({
    current,
    pageSize,
    sortField = 'id',
    sortOrder = 'ascend',
    ...filters
  }: UserPageInput): Promise<Page<UserRecord>> {
    const { rows, total } = await this.#users.page({
      ...filters,
      sortField,
      sortOrder,
      limit: pageSize,
      offset: (current - 1) * pageSize,
    })
    return { records: rows.map(toUserRecord), total, current, pageSize }
  }

  /**
   * Makes the first admin if there is none.
   * @returns the account's e-mail, and its password when it was made up here; null when there is an admin already
   */
  async ensureAdmin(settings: {
    email: string | undefined
    password: string | undefined
  }): Promise<{ email: string; password: string | null } | null> {
    if (await this.#users.hasAdmin()) return null
    const email = settings.email ?? DEFAULT_ADMIN_EMAIL
    const password = settings.password ?? randomBytes(12).toString('base64url')
    try {
      await this.#users.insert({
        email: email.toLowerCase(),
        username: 'admin',
        passwordHash: await hashPassword(password),
        userRole: 'admin',
      })
    } catch (error) {
      // Another node that started at the same time was first.
      if (isUniqueViolation(error)) return null
      throw error
    }
    return { email, password: settings.password === undefined ? password : null }
  }
}
