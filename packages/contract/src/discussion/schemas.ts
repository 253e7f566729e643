import { z } from 'zod/mini'
import { author } from '../common/author.ts'
import { id, legible, line, lines, pageBody, tag, time, unique, uniqueTags } from '../common/schemas.ts'
import { companyName, month } from '../question-encounter/schemas.ts'
import { MAX_ROLE_LENGTH } from '../question-encounter/values.ts'
import {
  CANDIDATE_LEVELS,
  DISCUSSION_CATEGORIES,
  DISCUSSION_VIEWS,
  discussionLimits,
  INTERVIEW_OUTCOMES,
  INTERVIEW_ROUNDS,
  MAX_WATCHED_TAGS,
  PUBLICATION_STATES,
} from './values.ts'

export const publicationState = z.enum(PUBLICATION_STATES)

/** A tag as it is kept: a leading # is no part of it. */
export const discussionTag = tag(discussionLimits.tag).check(
  z.overwrite((value) => value.replace(/^#+\s*/, '')),
  legible,
)

/** The interview that a 面经 tells of; empty and null for what its author did not say. */
export const interviewFacts = z.strictObject({
  company: companyName,
  role: line(MAX_ROLE_LENGTH),
  level: z.nullable(z.enum(CANDIDATE_LEVELS)),
  round: z.nullable(z.enum(INTERVIEW_ROUNDS)),
  outcome: z.nullable(z.enum(INTERVIEW_OUTCOMES)),
  month: z.nullable(month),
})
export type InterviewFacts = z.output<typeof interviewFacts>

// The messages are keys of `locales/<lng>/validation.json`.
const title = line(discussionLimits.title)
const tags = z.array(discussionTag).check(z.maxLength(discussionLimits.tags), uniqueTags)

/** What authors write. */
export const discussionText = z.strictObject({
  category: z.enum(DISCUSSION_CATEGORIES),
  title: title.check(z.minLength(discussionLimits.minTitle), legible),
  /** Markdown. */
  content: lines(discussionLimits.content).check(legible),
  tags,
  /** Only a 面经 has them. */
  interview: z.nullable(interviewFacts),
})
export type DiscussionText = z.output<typeof discussionText>

/** The same while it is being written. */
export const discussionDraftText = z.strictObject({
  ...discussionText.shape,
  title,
  content: lines(discussionLimits.content),
})
export type DiscussionDraftText = z.output<typeof discussionDraftText>

/** A new post. Sent again with the same key, it is the same post. */
export const newDiscussion = z.strictObject({
  ...discussionText.shape,
  /** Made by the tab for this post, so that a double click or a retry makes one post. */
  key: z.uuid(),
})
export type NewDiscussion = z.output<typeof newDiscussion>

export const discussionChange = z.strictObject({ id, version: z.int(), ...discussionText.shape })

/** A post as it stands in a list. */
export const discussionSummary = z.object({
  id,
  /** null: the account is gone. */
  author: z.nullable(author),
  category: discussionText.shape.category,
  title: z.string(),
  /** How it begins, plain text. */
  excerpt: z.string(),
  tags: z.array(z.string()),
  interview: z.nullable(interviewFacts),
  /** Only authors and admins get others than `visible`. */
  state: publicationState,
  /** Whether it came with the product: an example of the site, which nobody lived through. */
  isStarter: z.boolean(),
  isPinned: z.boolean(),
  isEssence: z.boolean(),
  isLocked: z.boolean(),
  /** Whether an answer is accepted. */
  isSolved: z.boolean(),
  likeCount: z.int(),
  commentCount: z.int(),
  favouriteCount: z.int(),
  viewCount: z.int(),
  createTime: time,
  /** The last comment, or else the post itself. */
  activeTime: time,
})
export type DiscussionSummary = z.output<typeof discussionSummary>

export const discussionSortFields = ['createTime', 'activeTime', 'heat'] as const

export const discussionPageBody = pageBody(discussionSortFields, {
  /** Which list; newest by default. It decides the order too, unless one is asked for. */
  view: z._default(z.enum(DISCUSSION_VIEWS), 'newest'),
  category: z.optional(z.enum(DISCUSSION_CATEGORIES)),
  tag: z.optional(discussionTag),
  authorId: z.optional(id),
  company: z.optional(companyName),
  role: z.optional(line(MAX_ROLE_LENGTH)),
  level: z.optional(z.enum(CANDIDATE_LEVELS)),
  round: z.optional(z.enum(INTERVIEW_ROUNDS)),
  outcome: z.optional(z.enum(INTERVIEW_OUTCOMES)),
  /** Only my favourites; guests have none. */
  isFavourite: z.optional(z.literal(true)),
})

/** A post to read. */
export const discussionDetail = z.object({
  ...discussionSummary.shape,
  /** Markdown. */
  content: z.string(),
  /** The users whom it names. */
  mentions: z.array(z.object({ id, username: z.string() })),
  /** When it was last edited; null: never. */
  editTime: z.nullable(time),
  /** Grows with each edit. */
  version: z.int(),
  acceptedCommentId: z.nullable(id),
  isLiked: z.boolean(),
  isFavourite: z.boolean(),
  isWatched: z.boolean(),
  /** Those of its tags that the caller watches. */
  watchedTags: z.array(z.string()),
  /** Whether the caller may edit, delete and accept an answer. */
  isOwn: z.boolean(),
  /** For its author and admins: why an admin hid it, or one of HELD_REASONS. */
  stateReason: z.string(),
})
export type DiscussionDetail = z.output<typeof discussionDetail>

/** What search engines and previews of links get of a post. */
export const discussionHead = z.object({ title: z.string(), description: z.string() })
export type DiscussionHead = z.output<typeof discussionHead>

export const similarDiscussion = z.object({
  id,
  title: z.string(),
  commentCount: z.int(),
  isEssence: z.boolean(),
  isSolved: z.boolean(),
})
export type SimilarDiscussion = z.output<typeof similarDiscussion>

/** An earlier text of a post, as it was until `createTime`. */
export const discussionRevision = z.object({
  id,
  createTime: time,
  title: z.string(),
  content: z.string(),
  /** Whether it was held or hidden: for its author and admins alone. */
  isWithdrawn: z.boolean(),
})
export type DiscussionRevision = z.output<typeof discussionRevision>

export const discussionTagCount = z.object({
  tag: z.string(),
  discussionCount: z.int(),
  /** Whether the caller hears of new posts under it. */
  isWatched: z.boolean(),
})
export type DiscussionTagCount = z.output<typeof discussionTagCount>

/** Who helped most this week: by answers that were accepted. */
export const helper = z.object({ user: author, acceptedCount: z.int() })
export type Helper = z.output<typeof helper>

export const watchedTags = z.array(discussionTag).check(z.maxLength(MAX_WATCHED_TAGS), unique)

const usedFact = z.object({
  name: z.string(),
  /** Other names of the same company. */
  aliases: z.array(z.string()),
  discussionCount: z.int(),
})
export type UsedFact = z.output<typeof usedFact>

/** What posts that everybody sees tell of, to be offered while one types. */
export const usedFacts = z.object({ companies: z.array(usedFact), roles: z.array(usedFact) })
export type UsedFacts = z.output<typeof usedFacts>
