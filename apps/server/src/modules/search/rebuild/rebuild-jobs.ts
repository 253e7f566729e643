import { z } from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { SearchRebuildService } from './rebuild.service.ts'

/** Writes all documents anew where they were written by other rules. */
export function rebuildJob(rebuild: SearchRebuildService) {
  return defineJob({
    name: 'search.rebuild',
    schema: z.null(),
    minutes: 120,
    async run(_, { signal }) {
      if (!(await rebuild.isOutdated())) return
      for await (const _progress of rebuild.run(signal));
    },
  })
}

/** Every night the results' popularity is brought up to date. */
export function popularityJob(rebuild: SearchRebuildService) {
  return defineJob({
    name: 'search.popularity',
    schema: z.null(),
    minutes: 60,
    schedule: { cron: '40 19 * * *', data: null },
    run: (_, { signal }) => rebuild.updatePopularity(signal),
  })
}
