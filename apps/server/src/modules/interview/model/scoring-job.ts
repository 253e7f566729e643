import { z } from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job.ts'

interface ModelScoring {
  /** @throws when it is to be tried once more */
  scoreByModel: (id: number, options: { signal: AbortSignal; isLastTry: boolean }) => Promise<void>
}

/** Has interviews scored by the model: tried again with growing pauses, and at last done by the embedded judge. */
export function scoringJob(scoring: () => ModelScoring) {
  return defineJob({
    name: 'interview.score',
    schema: z.object({ id: z.int() }),
    retries: 3,
    run: ({ id }, context) => scoring().scoreByModel(id, context),
  })
}
