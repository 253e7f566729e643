import { LANGUAGES } from '@app/contract/common/languages'
import { z } from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { ImportWork } from './ImportWork.ts'

/** Fifty thousand rows take some minutes. */
const MOST_MINUTES = 60

const importTask = z.object({
  id: z.int(),
  act: z.enum(['read', 'apply', 'undo']),
  language: z.enum(LANGUAGES),
  actor: z.object({
    id: z.int(),
    userRole: z.enum(['user', 'admin']),
    sessionId: z.int(),
    address: z.string(),
    userAgent: z.string(),
  }),
})

/** Reads, writes and takes back imports. */
export function importJob(work: ImportWork) {
  return defineJob({
    name: 'questionImport.work',
    schema: importTask,
    minutes: MOST_MINUTES,
    run: (task, context) => work.do(task, context),
  })
}
