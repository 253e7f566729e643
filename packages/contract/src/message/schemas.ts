import { z } from 'zod/mini'
import { unique } from '../common/schemas.ts'
import { MESSAGE_KINDS } from './values.ts'

/** The kinds of messages that a user does not want. */
export const messagePreferences = z.strictObject({
  off: z.array(z.enum(MESSAGE_KINDS)).check(z.maxLength(MESSAGE_KINDS.length), unique),
})
export type MessagePreferences = z.output<typeof messagePreferences>
