import { z } from 'zod/mini'
import { id } from './schemas.ts'

/** Who wrote something, as everybody sees them. */
export const author = z.object({ id, username: z.string(), avatarUrl: z.nullable(z.string()) })
export type Author = z.output<typeof author>
