import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import { implementStream } from '../../platform/http/implement-stream.ts'
import type { AiChatService } from './ai-chat.service.ts'

export function aiRoutes(app: FastifyInstance, { aiChats }: { aiChats: AiChatService }): void {
  const { ai } = contract
  implementStream(app, ai.chat, (query, { caller, request, lastEventId }) =>
    aiChats.open({
      ...query,
      userId: caller.id,
      language: request.language,
      lastEventId,
      isWaiting: () => !request.raw.socket.destroyed,
    }),
  )
  implement(app, ai.stop, ({ conversationId }, { caller }) => aiChats.stop(conversationId, caller.id))
  implement(app, ai.status, (_, { caller }) => aiChats.status(caller.id))
}
