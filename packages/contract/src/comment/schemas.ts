import { z } from 'zod/mini'
import { author } from '../common/author.ts'
import { id, lines, queryId, time } from '../common/schemas.ts'
import { COMMENT_SORTS, COMMENT_STATES, COMMENT_TARGETS, MAX_COMMENT_LENGTH } from './values.ts'

export const commentState = z.enum(COMMENT_STATES)

/** What is commented on. */
export const commentTarget = z.strictObject({ targetType: z.enum(COMMENT_TARGETS), targetId: id })
export type CommentTargetName = z.output<typeof commentTarget>

export const commentTargetQuery = z.strictObject({ ...commentTarget.shape, targetId: queryId })

// The message is a key of `locales/<lng>/validation.json`.
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u
const hasVisibleText = z.refine<string>((text) => VISIBLE.test(text), 'required')

/** Markdown with something to see in it. */
export const commentContent = lines(MAX_COMMENT_LENGTH).check(hasVisibleText)

/** A user named in a text, by the name they had when it was written. */
export const mention = z.object({ id, username: z.string() })
export type Mention = z.output<typeof mention>

export const commentSchema = z.object({
  id,
  /** The thread that a reply stands in; null for the comment that begins one. */
  rootId: z.nullable(id),
  /** Whom a reply to a reply answers; null when it answers the thread's first comment, or their account is gone. */
  answered: z.nullable(mention),
  state: commentState,
  /** For its author and admins: why an admin hid it, or one of HELD_REASONS. */
  stateReason: z.string(),
  /** Null: the account is gone, or the comment is not the caller's to see. */
  author: z.nullable(author),
  /** Markdown; empty when it is not the caller's to see. */
  content: z.string(),
  /** The users whom it names. */
  mentions: z.array(mention),
  likeCount: z.int(),
  isLiked: z.boolean(),
  /** The visible replies of a thread's first comment. */
  replyCount: z.int(),
  /** Grows with each edit. */
  version: z.int(),
  createTime: time,
  /** When it was last edited; null: never. */
  editTime: z.nullable(time),
})
export type Comment = z.output<typeof commentSchema>

/** A comment with some of its replies, in the order in which they were written. */
export const commentThread = z.object({ root: commentSchema, replies: z.array(commentSchema) })
export type CommentThread = z.output<typeof commentThread>

/** Where a page of threads ends. */
export const threadPlace = z.strictObject({ id, likeCount: z.int().check(z.minimum(0)) })
export type ThreadPlace = z.output<typeof threadPlace>

export const threadsBody = z.strictObject({
  ...commentTarget.shape,
  sort: z._default(z.enum(COMMENT_SORTS), 'hot'),
  /** The place after which the page begins, as the page before it said; absent for the first page. */
  after: z.optional(threadPlace),
})

export const threadsPage = z.object({
  threads: z.array(commentThread),
  /** All visible comments, replies included. */
  commentCount: z.int(),
  /** The newest comment, to ask later what came since; 0 when there is none. */
  newestId: z.int(),
  /** Null at the end. */
  next: z.nullable(threadPlace),
})
export type ThreadsPage = z.output<typeof threadsPage>

/** What was written since one looked, with the threads that it stands in. */
export const commentNews = z.object({
  threads: z.array(commentThread),
  commentCount: z.int(),
  newestId: z.int(),
})
export type CommentNews = z.output<typeof commentNews>

export const newComment = z.strictObject({
  ...commentTarget.shape,
  /** The comment that this one answers; absent for one that begins a thread. */
  replyToId: z.optional(id),
  content: commentContent,
  /** Made by the tab for this comment, so that a double click or a retry makes one comment. */
  key: z.uuid(),
})
export type NewComment = z.output<typeof newComment>

export const commentChange = z.strictObject({ id, version: z.int(), content: commentContent })

/** Where a comment stands, with what is around it. */
export const locatedComment = z.object({ ...commentTarget.shape, thread: commentThread })
export type LocatedComment = z.output<typeof locatedComment>

/** An earlier content of a comment. */
export const commentRevision = z.object({
  version: z.int(),
  content: z.string(),
  mentions: z.array(mention),
  /** Whether it was held or hidden: for its author and admins alone. */
  isWithdrawn: z.boolean(),
  /** When it was written. */
  createTime: time,
})
export type CommentRevision = z.output<typeof commentRevision>

export const commentLikes = z.object({ likeCount: z.int(), isLiked: z.boolean() })
export type CommentLikes = z.output<typeof commentLikes>

/** Somebody to mention. */
export const mentionChoice = z.object({
  ...author.shape,
  /** Whether they wrote or commented on what one comments on. */
  isParticipant: z.boolean(),
})
export type MentionChoice = z.output<typeof mentionChoice>
