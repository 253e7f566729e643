import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { exportTable } from '../../platform/export-user.ts'
import type { ServerModule } from '../../platform/module.ts'
import { MessageRepository } from './message.repository.ts'
import { messageRoutes } from './message.routes.ts'
import { MessageService } from './message.service.ts'
import { MessagePreferenceRepository } from './message-preference.repository.ts'

/** The message centre: system messages to users. */
export function createMessage({ kysely }: { kysely: Kysely<DB> }) {
  const messages = new MessageService(new MessageRepository(kysely))
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
