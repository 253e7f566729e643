import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { AiConversationService } from './ai-conversation.service.ts'

export function aiConversationRoutes(
  app: FastifyInstance,
  { aiConversations }: { aiConversations: AiConversationService },
): void {
  const { aiConversation, aiMessage } = contract
  implement(app, aiConversation.add, ({ title }, { caller }) => aiConversations.add(caller.id, title))
  implement(app, aiConversation.delete, ({ id }, { caller }) => aiConversations.delete(id, caller.id))
  implement(app, aiConversation.get, ({ id }, { caller }) => aiConversations.get(id, caller.id))
  implement(app, aiConversation.list, (query, { caller }) => aiConversations.list(caller.id, query))
  implement(app, aiConversation.update, ({ id, title }, { caller }) =>
    aiConversations.rename(id, caller.id, title),
  )
  implement(app, aiMessage.add, (message, { caller }) => aiConversations.saveMessage(caller.id, message))
  implement(app, aiMessage.rate, ({ id, isHelpful }, { caller }) =>
    aiConversations.rateReply(id, caller.id, isHelpful),
  )
}
