/** The reading position at the end of a text. */
export const READ_TO_END = 1000
