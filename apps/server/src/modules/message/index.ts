import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Events } from '../../platform/events/Events.ts'
import { exportTable } from '../../platform/export-user.ts'
import type { ServerModule } from '../../platform/module.ts'
import { MessageRepository } from './message.repository.ts'
import { messageRoutes } from './message.routes.ts'
import { MessageService } from './message.service.ts'
import { MessageChanges } from './message-changes.ts'
import { MessagePreferenceRepository } from './message-preference.repository.ts'

interface MessageModuleDependencies {
  kysely: Kysely<DB>
  events: Events
}

/** The message centre: what users are told. */
export function createMessage({ kysely, events }: MessageModuleDependencies) {
  const messages = new MessageService(new MessageRepository(kysely), new MessageChanges(events))
  const preferences = new MessagePreferenceRepository(kysely)
  return {
    services: { messages },
    routes: (app) => messageRoutes(app, { messages, preferences }),
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
