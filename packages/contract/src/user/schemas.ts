import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'
import { rating } from '../question/schemas.ts'

export const userRole = z.enum(['user', 'admin'])
export type UserRole = z.output<typeof userRole>

export const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email())

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

/** 1 to 30 visible characters: letters of any script, digits, `_`, `-`, and single spaces inside. */
export const username = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(30),
    z.regex(/^[\p{L}\p{N}_-]+( [\p{L}\p{N}_-]+)*$/u, 'usernameCharacters'),
  )

/** The six digits that were mailed. */
export const emailCode = z.string().check(z.trim(), z.regex(/^\d{6}$/, 'emailCode'))

/** What a mailed code is for; a code serves nothing else. */
export const codePurpose = z.enum(['login', 'reset'])
export type CodePurpose = z.output<typeof codePurpose>

/** An address of an image: on this site, or https. */
export const avatarUrl = z
  .string()
  .check(z.maxLength(500), z.regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'avatarUrl'))

export const registerBody = z.strictObject({ email, username, password: newPassword })

export const loginBody = z.strictObject({
  email,
  password: z.string().check(z.minLength(1), z.maxLength(128)),
})

/** The signed-in user as he sees himself. */
export const currentUser = z.object({
  id,
  email: z.string(),
  username: z.string(),
  avatarUrl: z.nullable(z.string()),
  userRole,
  createTime: time,
})
export type CurrentUser = z.output<typeof currentUser>

/** Whether an account can be used. One that was given up is without name and e-mail, and stays. */
export const userState = z.enum(['active', 'banned', 'deleted'])
export type UserState = z.output<typeof userState>

/** Why an account can't be used for a while, or for good. */
export const userBan = z.object({
  reason: z.string(),
  startTime: time,
  /** Null: for good. */
  endTime: z.nullable(time),
})
export type UserBan = z.output<typeof userBan>

/** A user as the console lists him. */
export const userRecord = z.object({
  ...currentUser.shape,
  lastSeenTime: z.nullable(time),
  state: userState,
  ban: z.nullable(userBan),
  /** Counts the changes of the profile; an edit names the one it began with. */
  version: z.int(),
})
export type UserRecord = z.output<typeof userRecord>

/** A signed-in device. */
export const userSession = z.object({
  id,
  /** What the browser said of itself when it signed in. */
  userAgent: z.string(),
  createTime: time,
  lastSeenTime: time,
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
})
export type UserSession = z.output<typeof userSession>

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
  /** The devices he is signed in on, the one used last first. */
  sessions: z.array(z.omit(userSession, { isCurrent: true })),
})
export type UserActivity = z.output<typeof userActivity>

/** A user as the console shows him. */
export const userDetail = z.object({ ...userRecord.shape, activity: userActivity })
export type UserDetail = z.output<typeof userDetail>

/** Some users to do the same to, together or not at all. */
export const userIds = z.array(id).check(z.minLength(1), z.maxLength(100))

export const banReason = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
