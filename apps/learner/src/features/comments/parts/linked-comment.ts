/** The comment that an address points to by `#comment-7`; null for none. */
export function linkedCommentOf(hash: string): number | null {
  const [, id] = /^#comment-([1-9]\d{0,15})$/.exec(hash) ?? []
  return id === undefined ? null : Number(id)
}

export const anchorOf = (id: number): string => `comment-${id}`
