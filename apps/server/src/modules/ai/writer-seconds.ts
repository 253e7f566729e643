/** Seconds without a sign of life after which a reply's writer counts as gone. */
export const WRITER_SECONDS = 5
