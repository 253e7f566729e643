import { z } from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job.ts'
import { WRITER_SECONDS } from '../writer-seconds.ts'
import type { AiReplyRepository } from './ai-reply.repository.ts'

/** Marks the replies of servers that have died as interrupted. */
export function abandonedRepliesJob(replies: AiReplyRepository) {
  return defineJob({
    name: 'ai.interruptAbandoned',
    schema: z.null(),
    schedule: { cron: '* * * * *', data: null },
    run: () => replies.interruptAbandoned(WRITER_SECONDS),
  })
}
