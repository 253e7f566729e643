/** Characters of an answer given from memory. */
export const MAX_RECALL = 5_000
