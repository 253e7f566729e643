import type { AiSettings } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Events } from '../../platform/events/Events.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import type { Llm } from '../../platform/llm/llm.ts'
import type { Logger } from '../../platform/log.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { QuestionLookupService } from '../question/read/question-lookup.service.ts'
import type { RareWordsService } from '../search/rare-words/rare-words.service.ts'
import { aiRoutes } from './ai.routes.ts'
import { AiChatService } from './ai-chat.service.ts'
import { EmbeddedAssistant } from './assistant/EmbeddedAssistant.ts'
import { ModelAssistant } from './assistant/ModelAssistant.ts'
import { Retrieval } from './assistant/Retrieval.ts'
import { AiConversationRepository } from './conversation/ai-conversation.repository.ts'
import { aiConversationRoutes } from './conversation/ai-conversation.routes.ts'
import { AiConversationService } from './conversation/ai-conversation.service.ts'
import { AiMessageRepository } from './conversation/ai-message.repository.ts'
import { conversationParts } from './export-parts.ts'
import { abandonedRepliesJob } from './reply/abandoned-replies-job.ts'
import { AiReplyRepository } from './reply/ai-reply.repository.ts'
import { RemoteReplies } from './reply/RemoteReplies.ts'
import { ReplyWriter } from './reply/ReplyWriter.ts'

interface AiDependencies {
  database: Database
  limits: Limits
  llm: Llm | undefined
  settings: Pick<AiSettings, 'historyTokens' | 'graceSeconds'>
  questionLookup: QuestionLookupService
  rareWords: RareWordsService
  events: Events
  log: Logger
}

/** The assistant: a model where the operator has set one, else the embedded one. */
export function createAi(deps: AiDependencies) {
  const { database, limits, llm, settings, questionLookup, rareWords, events, log } = deps
  const { kysely, kind } = database
  const retrieval = new Retrieval(questionLookup, rareWords)
  const embedded = new EmbeddedAssistant(retrieval)
  const assistant = llm ? new ModelAssistant(llm, settings.historyTokens) : embedded
  const replies = new AiReplyRepository(kysely)
  const graceMilliseconds = settings.graceSeconds * 1000
  const replyWriter = new ReplyWriter({ replies, limits, log, graceMilliseconds })
  const remote = new RemoteReplies({ replies, writer: replyWriter, events, log })
  const services = {
    replyWriter,
    aiChats: new AiChatService({
      replies,
      writer: replyWriter,
      remote,
      assistant,
      embedded,
      limits,
      retrieval,
    }),
    aiConversations: new AiConversationService(
      new AiConversationRepository(kysely),
      new AiMessageRepository(kysely),
      limits,
    ),
  }
  return {
    services,
    routes: (app) => {
      aiConversationRoutes(app, services)
      aiRoutes(app, services)
    },
    jobs: [abandonedRepliesJob(replies)],
    // The embedded database has one server: whatever was being written, nobody writes any more.
    recover: async () => {
      if (kind === 'embedded') await replies.interruptAbandoned(0)
    },
    stop: () => replyWriter.close(),
    exportedParts: conversationParts(kysely),
    forgetUser: (trx, userId) => services.aiConversations.forgetUser(trx, userId),
  } satisfies ServerModule
}
