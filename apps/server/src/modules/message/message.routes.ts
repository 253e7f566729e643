import { contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { MessageService } from './message.service.ts'
import type { MessagePreferenceRepository } from './message-preference.repository.ts'

interface Services {
  messages: MessageService
  preferences: MessagePreferenceRepository
}

export function messageRoutes(app: FastifyInstance, { messages, preferences }: Services): void {
  implement(app, contract.message.unreadCount, (_, { caller }) => messages.countUnread(caller.id))
  implement(app, contract.message.preferences, async (_, { caller }) => ({
    off: await preferences.listOff(caller.id),
  }))
  implement(app, contract.message.updatePreferences, ({ off }, { caller }) =>
    preferences.replaceOff(caller.id, off),
  )
}
