import { z } from 'zod/mini'
import { id, line, text, time, unique } from '../common/schemas.ts'
import { username } from '../user/schemas.ts'
import { MAX_AVATAR_BYTES, MAX_BIO_LENGTH, MAX_LINKS, PROFILE_PARTS } from './values.ts'

export const profilePart = z.enum(PROFILE_PARTS)

// The messages are keys of `locales/<lng>/validation.json`.
export const profileLink = z.strictObject({
  label: line(20),
  url: z
    .string()
    .check(
      z.trim(),
      z.maxLength(300),
      z.regex(/^https?:\/\/[^\s/?#"'<>\\]+(?:[/?#][^\s"'<>\\]*)?$/, 'linkAddress'),
    ),
})
export type ProfileLink = z.output<typeof profileLink>

/** What users write about themselves. */
export const profileFields = {
  username,
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

const BASE64_GROWTH = 4 / 3

export const avatarUpload = z.strictObject({
  /** The image file in base64. */
  image: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(Math.ceil(MAX_AVATAR_BYTES * BASE64_GROWTH) + 4, 'imageTooLarge'),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'badFormat'),
    ),
  /** Absent: the largest square in the middle. */
  crop: z.optional(avatarCrop),
  /** Degrees clockwise, before the crop. */
  rotation: z._default(z.literal([0, 90, 180, 270]), 0),
})
