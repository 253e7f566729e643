/** What can be commented on: posts, questions, knowledge points. */
export const COMMENT_TARGETS = ['discussion', 'question', 'knowledgePoint'] as const
export type CommentTargetType = (typeof COMMENT_TARGETS)[number]

/** 最热 · 最新 · 最早 */
export const COMMENT_SORTS = ['hot', 'newest', 'earliest'] as const
export type CommentSort = (typeof COMMENT_SORTS)[number]

/**
 * Who may read a comment: everybody; its author and admins until an admin has looked at it (`held`) or since one took it
 * away (`hidden`); nobody.
 */
export const COMMENT_STATES = ['visible', 'held', 'hidden', 'deleted'] as const
export type CommentState = (typeof COMMENT_STATES)[number]

/** How many characters a comment may have. */
export const MAX_COMMENT_LENGTH = 5_000

/** How many threads are shown at once. */
export const THREADS_SHOWN = 20
/** How many of the replies of each thread are shown before one asks for more. */
export const REPLIES_OPENED = 3
/** How many replies one gets when one asks for more. */
export const REPLIES_SHOWN = 20
/** New comments are counted up to here. */
export const MOST_NEW_COMMENTS = 99
/** How many old contents of a comment are shown. */
export const REVISIONS_SHOWN = 50
/** How many people a comment can mention. */
export const MAX_MENTIONS = 10
/** How many people are offered to one who types an @. */
export const MENTIONS_OFFERED = 8
