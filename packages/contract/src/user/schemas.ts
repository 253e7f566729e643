import { z } from 'zod/mini'
import { id, requiredLine, time } from '../common/schemas.ts'
import { rating } from '../review/schemas.ts'
import { userSessionSchema } from '../user-session/schemas.ts'
import { asciiEmail, isEmail } from './email.ts'
import { composeName, isOneScriptAWord, NAME, NAMED } from './username.ts'
import { USER_ROLES, USER_STATES } from './values.ts'

export const userRole = z.enum(USER_ROLES)
export const userState = z.enum(USER_STATES)

export const email = z
  .string()
  .check(z.trim(), z.overwrite(asciiEmail), z.maxLength(254), z.refine(isEmail, 'email'))

/**
 * What a new password must be: 8 to 128 characters with at least one letter and one digit.
 * The messages are keys of `locales/<lng>/validation.json`.
 */
export const newPassword = z
  .string()
  .check(
    z.minLength(8, 'passwordTooShort'),
    z.maxLength(128),
    z.regex(/[A-Za-z]/, 'passwordNeedsLetter'),
    z.regex(/\d/, 'passwordNeedsDigit'),
  )

/** A new name: letters of any script, one a word, digits, `_`, `-`, and single blanks or dots inside. */
export const username = z
  .string()
  .check(
    z.trim(),
    z.overwrite(composeName),
    z.minLength(1),
    z.maxLength(30),
    z.regex(NAME, 'usernameCharacters'),
    z.regex(NAMED, 'usernameUnseen'),
    z.refine(isOneScriptAWord, 'usernameScripts'),
  )

/** A name as it is edited: it may have been taken before the rules of today, and stay. */
export const keptUsername = requiredLine(30)

/** A path of an image on this site: pictures of others would tell them who looks. */
export const avatarUrl = z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\s\\"'<>]*$/, 'avatarUrl'))

export const registerBody = z.strictObject({ email, username, password: newPassword })

export const loginBody = z.strictObject({
  email,
  password: z.string().check(z.minLength(1), z.maxLength(128)),
})

/** What a device that a user has logged in on before says at the next login; it proves nothing else. */
export const deviceProof = z.string().check(z.maxLength(100))

const accountFields = {
  id,
  email: z.string(),
  username: z.string(),
  avatarUrl: z.nullable(z.string()),
  userRole,
  createTime: time,
}

/** The signed-in user as they see themselves. */
export const currentUser = z.object({
  ...accountFields,
  /** False: the password ended when the address was proven; a new one is set without it in a fresh session. */
  hasPassword: z.boolean(),
})
export type CurrentUser = z.output<typeof currentUser>

/** Why an account can't be used for a while, or for good. */
export const userBan = z.object({
  reason: z.string(),
  startTime: time,
  /** Null: for good. */
  endTime: z.nullable(time),
})
export type UserBan = z.output<typeof userBan>

/** A user in the console's list. */
export const userRecord = z.object({
  ...accountFields,
  lastSeenTime: z.nullable(time),
  state: userState,
  /** The account that the product itself writes as: it can only be edited. */
  isSite: z.boolean(),
  ban: z.nullable(userBan),
  /** Grows with each edit of the profile. */
  version: z.int(),
})
export type UserRecord = z.output<typeof userRecord>

/** What a user has been doing. */
export const userActivity = z.object({
  /** Questions rated at least once. */
  practisedCount: z.int(),
  /** Of these, the ones now at 掌握 or 秒答. */
  masteredCount: z.int(),
  /** Self-ratings ever given. */
  ratingCount: z.int(),
  favouriteCount: z.int(),
  noteCount: z.int(),
  conversationCount: z.int(),
  /** Replies of the assistant. */
  replyCount: z.int(),
  /** The last self-ratings, the newest first. */
  recentRatings: z.array(z.object({ questionId: id, title: z.string(), rating, createTime: time })),
  /** The devices they are signed in on, the one used last first. */
  sessions: z.array(z.omit(userSessionSchema, { isCurrent: true })),
})
export type UserActivity = z.output<typeof userActivity>

/** A user on their page of the console. */
export const userDetail = z.object({
  ...userRecord.shape,
  /** Whether the account asks for a second factor. */
  hasSecondFactor: z.boolean(),
  /** The link that sets the first password: until when it is good, be it over; null: there is none to renew. */
  invitation: z.nullable(z.object({ endTime: time })),
  activity: userActivity,
})
export type UserDetail = z.output<typeof userDetail>

/** Some users to do the same to, together or not at all. */
export const userIds = z.array(id).check(z.minLength(1), z.maxLength(100))

export const banReason = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
