import { contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { MessageService } from './message.service.ts'

export function messageRoutes(app: FastifyInstance, { messages }: { messages: MessageService }): void {
  implement(app, contract.message.unreadCount, (_, { caller }) => messages.countUnread(caller.id))
}
