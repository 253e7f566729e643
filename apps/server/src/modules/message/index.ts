import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Events } from '../../platform/events/Events.ts'
import { exportTable } from '../../platform/export-user.ts'
import type { Logger } from '../../platform/log.ts'
import type { ServerModule } from '../../platform/module.ts'
import { InboxService } from './inbox.service.ts'
import { MailingRepository } from './mailing.repository.ts'
import { MailingService } from './mailing.service.ts'
import { MessageRepository } from './message.repository.ts'
import { messageRoutes } from './message.routes.ts'
import { MessageService } from './message.service.ts'
import { MessageChanges } from './message-changes.ts'
import { MessagePreferenceRepository } from './message-preference.repository.ts'
import { UnreadStreams } from './UnreadStreams.ts'
import { UnreadRepository } from './unread.repository.ts'

interface MessageModuleDependencies {
  kysely: Kysely<DB>
  events: Events
  log: Logger
  /** Whether mails leave this server. */
  canMail: boolean
}

/** The message centre: what users are told. */
export function createMessage({ kysely, events, log, canMail }: MessageModuleDependencies) {
  const repository = new MessageRepository(kysely)
  const preferences = new MessagePreferenceRepository(kysely)
  const changes = new MessageChanges(events)
  const messages = new MessageService(repository, changes)
  const inbox = new InboxService({ repository, preferences, changes, canMail })
  const unreadStreams = new UnreadStreams({ unread: new UnreadRepository(kysely), changes, log })
  return {
    services: { messages, mailing: new MailingService(new MailingRepository(kysely), repository) },
    routes: (app) => messageRoutes(app, { inbox, unreadStreams }),
    purge: () => messages.purge(),
    stop: async () => unreadStreams.close(),
    exportedParts: [
      exportTable(kysely, { name: 'messages', table: 'message', key: 'id' }),
      exportTable(kysely, { name: 'messagePreferences', table: 'user_message_preference', key: 'kind' }),
    ],
    forgetUser: async (trx, userId) => {
      await messages.forgetUser(trx, userId)
      await new MessagePreferenceRepository(trx).deleteOfUser(userId)
    },
  } satisfies ServerModule
}
