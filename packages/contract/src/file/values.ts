/** The largest image that may be uploaded into a text. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024
/** Longer sides are made that long, in pixels. */
export const MAX_IMAGE_SIDE = 2400
