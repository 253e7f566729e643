import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { exportTable } from '../../platform/export-user.ts'
import type { ServerModule } from '../../platform/module.ts'
import { MessageRepository } from './message.repository.ts'
import { messageRoutes } from './message.routes.ts'
import { MessageService } from './message.service.ts'

/** The message centre: system messages to users. */
export function createMessage({ kysely }: { kysely: Kysely<DB> }) {
  const messages = new MessageService(new MessageRepository(kysely))
  return {
    services: { messages },
    routes: (app) => messageRoutes(app, { messages }),
    exportedParts: [exportTable(kysely, { name: 'messages', table: 'message', key: 'id' })],
    forgetUser: (trx, userId) => messages.forgetUser(trx, userId),
  } satisfies ServerModule
}
