import type { AiConversation } from '@app/contract/ai-conversation/schemas'
import { type AiMessage, aiMessageStatus, aiSender, aiSource } from '@app/contract/ai-message/schemas'
import { z } from 'zod/mini'
import { toEventId } from '../reply/event-id.ts'
import type { AiMessageRow } from './ai-message.repository.ts'

const sources = z.array(aiSource)

export function toConversation(row: {
  id: number
  title: string
  create_time: Date
  update_time: Date
}): AiConversation {
  return {
    id: row.id,
    title: row.title,
    createTime: row.create_time.toISOString(),
    updateTime: row.update_time.toISOString(),
  }
}

export function toMessage(row: AiMessageRow): AiMessage {
  const position = {
    messageId: row.id,
    reasoningFrom: row.reasoning.length,
    contentFrom: row.message_text.length,
  }
  return {
    id: row.id,
    conversationId: row.conversation_id,
    sender: aiSender.parse(row.sender),
    messageText: row.message_text,
    createTime: row.create_time.toISOString(),
    status: aiMessageStatus.parse(row.status),
    reasoning: row.reasoning,
    sources: sources.parse(row.sources),
    question:
      row.question_id !== null && row.question_title !== null
        ? { id: row.question_id, title: row.question_title }
        : null,
    isHelpful: row.is_helpful,
    eventId: toEventId(position),
  }
}
