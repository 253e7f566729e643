import { z } from 'zod/mini'
import type { Database } from '../db/database.ts'
import { type ControlCall, handleControl } from './control-call.ts'

const status = z.object({ pid: z.number(), database: z.enum(['embedded', 'postgres']) })

/** Which server it is that runs on a data folder. */
export const serverStatus: ControlCall<null, never, z.output<typeof status>> = {
  name: 'server.status',
  options: z.null(),
  event: z.never(),
  result: status,
}

/** Answers {@link serverStatus}. */
export const statusHandler = ({ kind }: Pick<Database, 'kind'>) =>
  handleControl(serverStatus, async () => ({ pid: process.pid, database: kind }))
