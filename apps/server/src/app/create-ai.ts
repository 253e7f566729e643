import type { Kysely } from 'kysely'
import { AiChatService } from '../modules/ai/ai-chat.service.ts'
import { AiConversationRepository } from '../modules/ai/ai-conversation.repository.ts'
import { AiConversationService } from '../modules/ai/ai-conversation.service.ts'
import { AiMessageRepository } from '../modules/ai/ai-message.repository.ts'
import { AiReplyRepository } from '../modules/ai/ai-reply.repository.ts'
import { EmbeddedAssistant } from '../modules/ai/EmbeddedAssistant.ts'
import { ModelAssistant } from '../modules/ai/ModelAssistant.ts'
import { ReplyWriter } from '../modules/ai/ReplyWriter.ts'
import { Retrieval } from '../modules/ai/Retrieval.ts'
import { QuestionLookupRepository } from '../modules/question/question-lookup.repository.ts'
import { QuestionLookupService } from '../modules/question/question-lookup.service.ts'
import type { AiSettings } from '../platform/config.ts'
import type { DB } from '../platform/db/schema.gen.ts'
import type { Limits } from '../platform/limits/Limits.ts'
import { LlmThread } from '../platform/llm/LlmThread.ts'
import type { Logger } from '../platform/log.ts'

interface AiDependencies {
  kysely: Kysely<DB>
  limits: Limits
  settings: AiSettings
  log: Logger
}

/** The assistant: a model where the operator has set one, else the embedded one. */
export function createAi({ kysely, limits, settings, log }: AiDependencies) {
  const retrieval = new Retrieval(new QuestionLookupService(new QuestionLookupRepository(kysely)))
  const llm = settings.llm && new LlmThread(settings.llm)
  const assistant = llm ? new ModelAssistant(llm, settings.historyTokens) : new EmbeddedAssistant(retrieval)
  const replies = new AiReplyRepository(kysely)
  const graceMilliseconds = settings.graceSeconds * 1000
  const replyWriter = new ReplyWriter({ replies, assistant, limits, log, graceMilliseconds })
  return {
    llm,
    replyWriter,
    aiChats: new AiChatService({ replies, writer: replyWriter, assistant, limits, retrieval }),
    aiConversations: new AiConversationService(
      new AiConversationRepository(kysely),
      new AiMessageRepository(kysely),
    ),
  }
}
