import { z } from 'zod/mini'
import { commentTarget } from '../comment/schemas.ts'
import { author } from '../common/author.ts'
import { id, pageBody, pageOf, time } from '../common/schemas.ts'
import { DISCUSSION_CATEGORIES } from '../discussion/values.ts'
import { difficulty } from '../question/schemas.ts'
import { learnerNumbers } from '../user-profile/schemas.ts'
import { SEARCH_KINDS, SEARCH_ORDERS, SEARCH_PERIODS, SEARCH_TABS, searchLimits } from './values.ts'

export const searchKind = z.enum(SEARCH_KINDS)

/** What somebody typed, as it is: blanks, symbols and overlong texts find nothing or find by their beginning. */
export const searchText = z.string().check(z.maxLength(searchLimits.sent))

/** A text in pieces, of which those that match are marked. */
export const markedText = z.array(z.object({ text: z.string(), isMarked: z.boolean() }))
export type MarkedText = z.output<typeof markedText>

const found = { id, title: markedText, passage: markedText }

export const questionHit = z.object({
  kind: z.literal('question'),
  ...found,
  difficulty,
  bankName: z.string(),
  encounterCount: z.int(),
  /** The caller's own; 0: not practised. */
  mastery: z.int(),
})

export const knowledgePointHit = z.object({
  kind: z.literal('knowledgePoint'),
  ...found,
  chapterName: z.string(),
  /** Which station of the learning path its chapter is, from 1. */
  station: z.int(),
  minutes: z.int(),
  isLearned: z.boolean(),
})

export const discussionHit = z.object({
  kind: z.literal('discussion'),
  ...found,
  /** null: the account is gone. */
  author: z.nullable(author),
  category: z.enum(DISCUSSION_CATEGORIES),
  commentCount: z.int(),
  isEssence: z.boolean(),
  isSolved: z.boolean(),
  createTime: time,
})

export const interviewBankHit = z.object({
  kind: z.literal('interviewBank'),
  ...found,
  questionCount: z.int(),
  minutes: z.int(),
  /** How many people did it. */
  peopleCount: z.int(),
  /** The caller's best score; null: not done. */
  bestScore: z.nullable(z.number()),
})

export const commentHit = z.object({
  kind: z.literal('comment'),
  /** `title` is that of what it is on. */
  ...found,
  ...commentTarget.shape,
  /** null: the account is gone. */
  author: z.nullable(author),
  likeCount: z.int(),
  createTime: time,
})

export const userHit = z.object({
  kind: z.literal('user'),
  /** `title` is the name, `passage` what they say of themselves. */
  ...found,
  avatarUrl: z.nullable(z.string()),
  /** What everybody sees of what they reached; null where they do not show it. */
  numbers: z.nullable(z.pick(learnerNumbers, { practised: true, mastered: true })),
})

/** Something that was found, with what a reader wants to know before they open it. */
export const searchHit = z.discriminatedUnion('kind', [
  questionHit,
  knowledgePointHit,
  discussionHit,
  interviewBankHit,
  commentHit,
  userHit,
])
export type SearchHit = z.output<typeof searchHit>
export type SearchHitOf<K extends SearchHit['kind']> = Extract<SearchHit, { kind: K }>

export const searchBody = pageBody(SEARCH_ORDERS, {
  q: searchText,
  /** All content by default. */
  kind: z.optional(z.enum(SEARCH_TABS)),
  difficulty: z.optional(difficulty),
  bankId: z.optional(id),
  category: z.optional(z.enum(DISCUSSION_CATEGORIES)),
  period: z.optional(z.enum(SEARCH_PERIODS)),
  /** To look for what was typed even where nothing holds it. */
  isExact: z.optional(z.literal(true)),
})

/** Something near what was looked for. */
export const searchNeighbour = z.object({ kind: searchKind, id, title: z.string() })
export type SearchNeighbour = z.output<typeof searchNeighbour>

const count = z.int().check(z.maximum(searchLimits.count))

export const searchPage = z.object({
  /** `total` is at most `searchLimits.count`. */
  ...pageOf(searchHit).shape,
  /** By the same filters, for the tabs. */
  counts: z.object({
    question: count,
    knowledgePoint: count,
    discussion: count,
    interviewBank: count,
    /** null for guests: they do not read comments. */
    comment: z.nullable(count),
    user: count,
  }),
  /** What was looked for instead, where nothing holds what was typed. */
  correction: z.nullable(z.object({ by: z.enum(['pinyin', 'spelling']), query: z.string() })),
  /** What may have been meant, where what was found is little. */
  suggestion: z.nullable(z.string()),
  /** Whether only the beginning of what was typed was looked for. */
  isShortened: z.boolean(),
  /** Where nothing was found. */
  neighbours: z.array(searchNeighbour),
})
export type SearchPage = z.output<typeof searchPage>

/** What others look for; as long as nobody has searched, tags. */
export const hotSearches = z.object({ words: z.array(z.string()), areSearched: z.boolean() })
export type HotSearches = z.output<typeof hotSearches>

/** A title that fits what one has typed so far. */
export const searchSuggestion = z.object({ kind: searchKind, id, title: markedText })
export type SearchSuggestion = z.output<typeof searchSuggestion>
