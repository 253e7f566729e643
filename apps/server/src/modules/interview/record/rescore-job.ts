import { z } from 'zod/mini'
import { defineJob, type JobContext } from '../../../platform/jobs/job.ts'

interface Rescoring {
  /** @throws when it is to be tried once more */
  rescoreByModel: (id: number, context: JobContext) => Promise<void>
}

/** Has sessions scored all over again by the model: tried again with growing pauses, and given up at last. */
export function rescoreJob(rescoring: () => Rescoring) {
  return defineJob({
    name: 'interview.rescore',
    schema: z.object({ id: z.int() }),
    retries: 3,
    run: ({ id }, context) => rescoring().rescoreByModel(id, context),
  })
}
