import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import { implementStream } from '../../platform/http/implement-stream.ts'
import type { InboxService } from './inbox.service.ts'
import type { UnreadStreams } from './UnreadStreams.ts'

interface Services {
  inbox: InboxService
  unreadStreams: UnreadStreams
}

export function messageRoutes(app: FastifyInstance, { inbox, unreadStreams }: Services): void {
  const { message } = contract
  implement(app, message.mine, (query, { caller }) => inbox.page(caller.id, query))
  implement(app, message.detail, ({ id }, { caller }) => inbox.detail(caller.id, id))
  implement(app, message.read, ({ id }, { caller }) => inbox.read(caller.id, id))
  implement(app, message.readAll, (wish, { caller }) => inbox.readAll(caller.id, wish))
  implement(app, message.delete, ({ id }, { caller }) => inbox.delete(caller.id, id))
  implement(app, message.unreadCount, (_, { caller }) => inbox.countUnread(caller.id))
  implementStream(app, message.stream, async (_, { caller }) => unreadStreams.open(caller.id))
  implement(app, message.preferences, (_, { caller }) => inbox.settings(caller.id))
  implement(app, message.updatePreferences, (channels, { caller }) =>
    inbox.updatePreferences(caller.id, channels),
  )
}
