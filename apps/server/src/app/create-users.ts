import type { Kysely } from 'kysely'
import type { AiConversationService } from '../modules/ai/ai-conversation.service.ts'
import type { AuditService } from '../modules/audit/audit.service.ts'
import type { MessageService } from '../modules/message/message.service.ts'
import type { LearnerActivityService } from '../modules/question/learner-activity.service.ts'
import { CodeRepository } from '../modules/user/code.repository.ts'
import { CodeService } from '../modules/user/code.service.ts'
import { SessionRepository } from '../modules/user/session.repository.ts'
import { SessionService } from '../modules/user/session.service.ts'
import { SignInService } from '../modules/user/sign-in.service.ts'
import { UserRepository } from '../modules/user/user.repository.ts'
import { UserService } from '../modules/user/user.service.ts'
import { UserAdminRepository } from '../modules/user/user-admin.repository.ts'
import { UserAdminService } from '../modules/user/user-admin.service.ts'
import { UserListRepository } from '../modules/user/user-list.repository.ts'
import { UserRemovalService } from '../modules/user/user-removal.service.ts'
import type { DB } from '../platform/db/schema.gen.ts'
import type { Limits } from '../platform/limits/Limits.ts'
import type { Mailer } from '../platform/mail/Mailer.ts'

interface UserDependencies {
  kysely: Kysely<DB>
  limits: Limits
  mailer: Mailer
  audit: AuditService
  learners: LearnerActivityService
  conversations: AiConversationService
  messages: MessageService
}

/** Accounts: signing in and out, and what admins do with them. */
export function createUsers(deps: UserDependencies) {
  const { kysely, limits, mailer, audit, learners, conversations, messages } = deps
  const users = new UserRepository(kysely)
  const accounts = new UserAdminRepository()
  const sessions = new SessionService(new SessionRepository(kysely))
  const codes = new CodeService({ codes: new CodeRepository(kysely), users, limits, mailer })
  const common = { users, accounts, sessions, limits, audit }
  return {
    sessions,
    codes,
    users: new UserService(common),
    signIn: new SignInService({ users, sessions, codes, limits }),
    userAdmin: new UserAdminService({
      ...common,
      lists: new UserListRepository(kysely),
      learners,
      conversations,
    }),
    userRemoval: new UserRemovalService({
      ...common,
      forgetters: [learners, conversations, messages].map(
        (keeper) => (trx, userId) => keeper.forgetUser(trx, userId),
      ),
    }),
  }
}
