import { aiSource } from '@app/contract/ai-message/schemas'
import { z } from 'zod/mini'
import type { KeptReply } from './ai-reply.repository.ts'
import type { ReplyContent } from './reply-events.ts'

const aiSources = z.array(aiSource)

/** What a stored reply says. */
export function toContent({ message_text, reasoning, sources }: KeptReply): ReplyContent {
  return { text: message_text, reasoning, sources: aiSources.parse(sources) }
}
