import { z } from 'zod/mini'
import { defineJob, type JobContext } from '../../../platform/jobs/job.ts'

const objected = z.object({ sessionId: z.int(), place: z.int() })

interface SecondScoring {
  /** @throws when it is to be tried once more */
  scoreByModel: (objected: { sessionId: number; place: number }, context: JobContext) => Promise<void>
}

/** Has answers scored a second time by the model: tried again with growing pauses, and given up at last. */
export function objectionJob(scoring: () => SecondScoring) {
  return defineJob({
    name: 'interview.objection',
    schema: objected,
    retries: 3,
    run: (data, context) => scoring().scoreByModel(data, context),
  })
}
