/** The comment that an address points to by `#comment-7`; null for none. */
export function linkedCommentOf(hash: string): number | null {
  const [, id] = /^#comment-([1-9]\d{0,15})$/.exec(hash) ?? []
  return id === undefined ? null : Number(id)
}

/** Whether an address points to the comments, or to one of them. */
export const isDiscussion = (hash: string): boolean => hash === '#comments' || linkedCommentOf(hash) !== null

export const anchorOf = (id: number): string => `comment-${id}`
