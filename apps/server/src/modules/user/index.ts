import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { ExportedPart } from '../../platform/export-user.ts'
import type { Files } from '../../platform/files/files.ts'
import type { Jobs } from '../../platform/jobs/Jobs.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import type { Logger } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail/Mailer.ts'
import type { ForgetUser, ServerModule } from '../../platform/module.ts'
import type { Screening } from '../../platform/screening.ts'
import type { AiConversationService } from '../ai/conversation/ai-conversation.service.ts'
import type { AuditLogService } from '../audit-log/audit-log.service.ts'
import type { MessageService } from '../message/message.service.ts'
import type { LearnerActivityService } from '../practice/learner-activity.service.ts'
import type { StudySettingsService } from '../review/study-settings.service.ts'
import { CodeRepository } from './code.repository.ts'
import { CodeService } from './code.service.ts'
import { emailChangeRoutes } from './email/email-change.routes.ts'
import { EmailChangeService } from './email/email-change.service.ts'
import { accountParts } from './export/export-parts.ts'
import { UserExportService } from './export/user-export.service.ts'
import { AcceptanceService } from './invitation/acceptance.service.ts'
import { endInvitation } from './invitation/end-invitation.ts'
import { InvitationRepository } from './invitation/invitation.repository.ts'
import { invitationRoutes } from './invitation/invitation.routes.ts'
import { InvitationService } from './invitation/invitation.service.ts'
import { AccountMails } from './mails/AccountMails.ts'
import { OperatorAccountService } from './operator-account.service.ts'
import { PeopleRepository } from './people/people.repository.ts'
import { PeopleService } from './people/people.service.ts'
import { AvatarFiles } from './profile/AvatarFiles.ts'
import { AvatarService } from './profile/avatar.service.ts'
import { LearnerProfileService } from './profile/learner-profile.service.ts'
import { UserModerationService } from './profile/user-moderation.service.ts'
import { UserProfileRepository } from './profile/user-profile.repository.ts'
import { userProfileRoutes } from './profile/user-profile.routes.ts'
import { UserProfileService } from './profile/user-profile.service.ts'
import { SecondFactorRepository } from './second-factor/second-factor.repository.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { SecondFactorService } from './second-factor/second-factor.service.ts'
import { SessionRepository } from './session.repository.ts'
import { SessionService } from './session.service.ts'
import { EntryService } from './sign-in/entry.service.ts'
import { SignInService } from './sign-in/sign-in.service.ts'
import { SystemAccountService } from './system-account.service.ts'
import { UserRepository } from './user.repository.ts'
import { userRoutes } from './user.routes.ts'
import { UserService } from './user.service.ts'
import { UserAdminRepository } from './user-admin.repository.ts'
import { userAdminRoutes } from './user-admin.routes.ts'
import { UserAdminService } from './user-admin.service.ts'
import { UserListRepository } from './user-list.repository.ts'
import { UserRemovalService } from './user-removal.service.ts'
import { Usernames } from './username/Usernames.ts'
import { UsernameRepository } from './username/username.repository.ts'

interface UserDependencies {
  kysely: Kysely<DB>
  log: Logger
  limits: Limits
  mailer: Mailer
  files: Files
  jobs: Jobs
  audit: AuditLogService
  screening: Screening
  messages: MessageService
  /** Whether a registration needs a code mailed to its address. */
  hasEmailVerification: boolean
  /** Whether an admin's role is in force only with a second factor. */
  needsAdminSecondFactor: boolean
  /** A session that is not used for so many hours ends; undefined: it lasts to its day. */
  sessionIdleHours: number | undefined
  /** Whether there is a mail server. */
  canMail: boolean
  /** The site's address, without a trailing slash. */
  siteUrl: string
  learners: LearnerActivityService
  aiConversations: AiConversationService
  studySettings: StudySettingsService
  /** Deletes what every module keeps of a user. */
  forgetUser: ForgetUser
  /** What every module keeps of a user. */
  exportedParts: () => readonly ExportedPart[]
}

/** Accounts: signing in and out, and what admins do with them. */
export function createUser(deps: UserDependencies) {
  const { kysely, log, limits, mailer, audit, hasEmailVerification, learners, aiConversations, forgetUser } =
    deps
  const users = new UserRepository(kysely)
  const avatarFiles = new AvatarFiles({ ...deps, users })
  const accounts = new UserAdminRepository()
  const sessions = new SessionService(new SessionRepository(kysely), {
    idleHours: deps.sessionIdleHours,
    needsAdminSecondFactor: deps.needsAdminSecondFactor,
  })
  const mails = new AccountMails({
    users,
    mailer,
    siteUrl: deps.siteUrl,
    needsProof: hasEmailVerification,
  })
  const secondFactor = new SecondFactorService({
    factors: new SecondFactorRepository(kysely),
    users,
    sessions,
    limits,
    mails,
    isRequiredOfAdmins: deps.needsAdminSecondFactor,
  })
  const entry = new EntryService({ users, sessions, secondFactor, limits, mails, log })
  const codes = new CodeService({ codes: new CodeRepository(kysely), users, sessions, limits, mailer })
  const usernames = new Usernames(new UsernameRepository(kysely), deps.screening)
  const invitations = new InvitationRepository(kysely)
  const common = {
    kysely,
    invitations,
    users,
    usernames,
    accounts,
    sessions,
    limits,
    audit,
    codes,
    avatarFiles,
    hasEmailVerification,
    secondFactor,
    mails,
  }
  const userService = new UserService(common)
  const profiles = new UserProfileService({
    ...deps,
    users,
    usernames,
    profiles: new UserProfileRepository(kysely),
  })
  const services = {
    sessions,
    codes,
    users: userService,
    usernames,
    avatars: new AvatarService({ users: userService, avatarFiles, limits }),
    profiles,
    learnerProfiles: new LearnerProfileService({ profiles, learners, studySettings: deps.studySettings }),
    secondFactor,
    entry,
    signIn: new SignInService({ users, sessions, codes, entry, mails, limits, log }),
    emailChange: new EmailChangeService(common),
    userAdmin: new UserAdminService({
      ...common,
      lists: new UserListRepository(kysely),
      learners,
      conversations: aiConversations,
    }),
    operatorAccounts: new OperatorAccountService({ ...common, systemAccount: new SystemAccountService() }),
    userExport: new UserExportService(deps),
    people: new PeopleService({ people: new PeopleRepository(kysely), learners }),
    userModeration: new UserModerationService({ ...common, messages: deps.messages }),
    userRemoval: new UserRemovalService({ ...common, forgetUser }),
    invitations: new InvitationService({ ...deps, ...common }),
    acceptances: new AcceptanceService({ ...common, entry }),
  }
  return {
    services,
    routes: (app) => {
      userRoutes(app, services)
      userAdminRoutes(app, services)
      userProfileRoutes(app, services)
      secondFactorRoutes(app, services)
      emailChangeRoutes(app, services)
      invitationRoutes(app, services)
    },
    forgetUser: async (trx, userId) => {
      await secondFactor.remove(trx, userId)
      await endInvitation(trx, userId)
    },
    jobs: [avatarFiles.removal],
    exportedParts: accountParts(kysely),
    purge: () => Promise.all([sessions.purge(), codes.purge(), services.userRemoval.purge()]),
  } satisfies ServerModule
}
