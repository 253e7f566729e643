/** The largest image that may be uploaded into a text. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024
/** Wider images are made that wide, in pixels. Long ones keep their length: screenshots of chats are read. */
export const MAX_IMAGE_WIDTH = 1600
