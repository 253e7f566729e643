/** The button that opens the reply to a comment, and that gets the focus back. */
export const replyButtonOf = (id: number): string => `reply-to-${id}`

/** The button of a comment's menu. */
export const menuButtonOf = (id: number): string => `menu-of-comment-${id}`
