export const MAX_BIO_LENGTH = 120
export const MAX_LINKS = 5

/** An avatar as it is sent, at most. */
export const MAX_AVATAR_BYTES = 2 * 1024 * 1024
/** What kinds of image an avatar may be sent as. */
export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
/** Width and height an avatar is kept at. */
export const AVATAR_SIZE = 256

/** What a user may show on their public page besides name, picture, bio and links. */
export const PROFILE_PARTS = ['target', 'numbers', 'calendar', 'mastery'] as const
export type ProfilePart = (typeof PROFILE_PARTS)[number]
