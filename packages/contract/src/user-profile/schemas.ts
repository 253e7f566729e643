import { z } from 'zod/mini'
import { base64, id, line, text, time, unique, WEB_ADDRESS } from '../common/schemas.ts'
import { day, rating } from '../review/schemas.ts'
import { keptUsername } from '../user/schemas.ts'
import { MAX_AVATAR_BYTES, MAX_BIO_LENGTH, MAX_LINKS, PROFILE_PARTS } from './values.ts'

export const profilePart = z.enum(PROFILE_PARTS)

// The messages are keys of `locales/<lng>/validation.json`.
export const profileLink = z.strictObject({
  label: line(20),
  url: z.string().check(z.trim(), z.maxLength(300), z.regex(WEB_ADDRESS, 'linkAddress')),
})
export type ProfileLink = z.output<typeof profileLink>

/** What users write about themselves. */
export const profileFields = {
  username: keptUsername,
  bio: text(MAX_BIO_LENGTH),
  targetRole: line(50),
  company: line(50),
  links: z.array(profileLink).check(z.maxLength(MAX_LINKS)),
  /** What the public page shows. */
  shownParts: z.array(profilePart).check(z.maxLength(PROFILE_PARTS.length), unique),
}

/** A profile as its owner edits it. */
export const userProfileSchema = z.object({
  id,
  ...profileFields,
  avatarUrl: z.nullable(z.string()),
  createTime: time,
  /** Grows with each edit. */
  version: z.int(),
})
export type UserProfile = z.output<typeof userProfileSchema>

const pixels = z.int().check(z.minimum(0), z.maximum(100_000))

/** The square of an image that becomes the avatar, in pixels of the image as one sees it. */
export const avatarCrop = z.strictObject({ left: pixels, top: pixels, size: pixels.check(z.positive()) })
export type AvatarCrop = z.output<typeof avatarCrop>

export const avatarUpload = z.strictObject({
  /** The image file in base64. */
  image: base64(MAX_AVATAR_BYTES, 'imageTooLarge'),
  /** Absent: the largest square in the middle. */
  crop: z.optional(avatarCrop),
  /** Degrees clockwise, before the crop. */
  rotation: z._default(z.literal([0, 90, 180, 270]), 0),
})

/** What somebody has done with questions. */
export const learnerNumbers = z.object({
  /** Questions rated at least once. */
  practised: z.int(),
  /** Of these, the ones now at 掌握 or 秒答. */
  mastered: z.int(),
  /** Days in a row with a self-rating, up to today or yesterday; a year is as far as it is looked back. */
  streak: z.int(),
  longestStreak: z.int(),
})
export type LearnerNumbers = z.output<typeof learnerNumbers>

/** A year of days: those with self-ratings, the oldest first. */
export const learnerCalendar = z.object({
  /** The learner's own day at this moment. */
  today: day,
  days: z.array(z.object({ day, count: z.int() })),
})
export type LearnerCalendar = z.output<typeof learnerCalendar>

/** How much of a bank somebody has mastered. */
export const bankMastery = z.object({ id, name: z.string(), mastered: z.int(), total: z.int() })
export type BankMastery = z.output<typeof bankMastery>

/** What a learner's own page shows of their learning. */
export const learnerProfile = z.object({
  numbers: learnerNumbers,
  calendar: learnerCalendar,
  /** The banks practised, most of all the first. */
  banks: z.array(bankMastery),
  favouriteCount: z.int(),
  noteCount: z.int(),
  /** The last self-ratings, the newest first. */
  recentRatings: z.array(z.object({ questionId: id, title: z.string(), rating, createTime: time })),
})
export type LearnerProfile = z.output<typeof learnerProfile>

/** A user as everybody sees them; what they do not show is null. */
export const publicProfile = z.object({
  id,
  username: z.string(),
  avatarUrl: z.nullable(z.string()),
  bio: z.string(),
  links: z.array(profileLink),
  createTime: time,
  target: z.nullable(z.object({ role: z.string(), company: z.string() })),
  numbers: z.nullable(learnerNumbers),
  calendar: z.nullable(learnerCalendar),
  banks: z.nullable(z.array(bankMastery)),
})
export type PublicProfile = z.output<typeof publicProfile>
