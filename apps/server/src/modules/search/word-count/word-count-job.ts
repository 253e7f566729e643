import { z } from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { WordCountService } from './word-count.service.ts'

/** Counts the site's words every night, and after content or synonyms have changed. */
export function wordCountJob(wordCounts: WordCountService) {
  return defineJob({
    name: 'search.countWords',
    schema: z.null(),
    minutes: 60,
    schedule: { cron: '10 19 * * *', data: null },
    run: (_, { signal }) => wordCounts.run(signal),
  })
}
