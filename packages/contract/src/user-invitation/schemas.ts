import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'
import { email, username, userRole } from '../user/schemas.ts'
import { invitationLimits } from './values.ts'

/** Somebody to make an account for. */
export const invitee = z.strictObject({ username, email, userRole })
export type Invitee = z.output<typeof invitee>

export const invitees = z.array(invitee).check(z.minLength(1), z.maxLength(invitationLimits.atOnce))

/** The secret of a link. */
export const invitationToken = z.string().check(z.minLength(1), z.maxLength(100))

/** An account that waits for its user to set the password. */
export const invited = z.object({
  id,
  username: z.string(),
  email: z.string(),
  /** Of the link, on the learner site: told this once. */
  path: z.string(),
  endTime: time,
})
export type Invited = z.output<typeof invited>

/** What came of inviting people. */
export const invitation = z.object({
  invited: z.array(invited),
  /** Whether the links are mailed, too: not where the site has no mail. */
  isMailed: z.boolean(),
})
export type Invitation = z.output<typeof invitation>
