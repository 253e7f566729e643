import { z } from 'zod/mini'

/** What a 42901 answer's `data` asks for: a number that, behind the challenge, has a SHA-256 that begins with so many zero bits. */
export const workOrder = z.object({ challenge: z.string(), bits: z.int() })
export type WorkOrder = z.output<typeof workOrder>

/** The header that brings the work, `<challenge>:<number>`, with the same call again. */
export const WORK_HEADER = 'x-work'
