import { z } from 'zod/mini'
import { author } from '../common/author.ts'
import {
  id,
  line,
  lines,
  pageBody,
  requiredLine,
  text,
  time,
  unique,
  WEB_ADDRESS,
} from '../common/schemas.ts'
import { optionalInNewQuestion, questionDraft } from '../content/kinds/question.ts'
import { questionLimits } from '../content/kinds/question-values.ts'
import { questionStatus } from '../content/schemas.ts'
import { mastery, questionText, questionTextFields } from '../question/schemas.ts'
import { companyName, month } from '../question-encounter/schemas.ts'
import { MAX_ROLE_LENGTH } from '../question-encounter/values.ts'
import { BADGES, CONTRIBUTION_KINDS, CONTRIBUTION_STATES, contributionLimits } from './values.ts'

/** Code and cases are the admins' alone. */
const {
  bankId: _,
  relatedIds: __,
  program: ___,
  ...textFields
} = { ...questionDraft.shape, ...optionalInNewQuestion }

/** What a question is to say, as a contributor writes it: a title at least. */
export const proposedText = z.strictObject(textFields)
export type ProposedText = z.output<typeof proposedText>

// The messages are keys of `locales/<lng>/validation.json`.
const source = text(contributionLimits.source).check(
  z.refine((address) => address === '' || WEB_ADDRESS.test(address), 'linkAddress'),
)
const reason = lines(contributionLimits.reason)

/** Made by the tab for this contribution, so that a double click or a retry makes one. */
const key = z.uuid()

export const newContribution = z.strictObject({
  key,
  bankId: id,
  text: proposedText,
  reason: z._default(reason, ''),
  source: z._default(source, ''),
})

/** An edit of the version that its author has read. */
export const contributedEdit = z.strictObject({
  key,
  questionId: id,
  version: z.int().check(z.positive()),
  text: proposedText,
  reason: reason.check(z.minLength(1)),
  source: z._default(source, ''),
})

export const reportedMistake = z.strictObject({
  key,
  questionId: id,
  reason: reason.check(z.minLength(1)),
  source: z._default(source, ''),
})

/** What is still pending, said anew; absent fields stay. */
export const contributionChange = z.strictObject({
  id,
  bankId: z.optional(id),
  text: z.optional(proposedText),
  reason: z.optional(reason),
  source: z.optional(source),
})

/** A contribution as it stands in a list. */
export const contributionSummary = z.object({
  id,
  kind: z.enum(CONTRIBUTION_KINDS),
  state: z.enum(CONTRIBUTION_STATES),
  /** Of the question: as it is now, or as it is proposed. */
  title: z.string(),
  /** What an edit changes. */
  fields: z.array(z.enum(questionTextFields)),
  questionId: z.nullable(id),
  /** Whether learners find the question. */
  isPublished: z.boolean(),
  bankName: z.string(),
  /** null: the account is gone. */
  author: z.nullable(author),
  reason: z.string(),
  source: z.string(),
  /** Why it was refused, or what the admin has to say about it. */
  note: z.string(),
  createTime: time,
  updateTime: time,
  handleTime: z.nullable(time),
  handlerName: z.nullable(z.string()),
})
export type ContributionSummary = z.output<typeof contributionSummary>

/** A question as it is now. */
export const currentQuestion = z.object({
  id,
  bankId: id,
  bankName: z.string(),
  version: z.int(),
  status: questionStatus,
  updateTime: time,
  text: questionText,
})
export type CurrentQuestion = z.output<typeof currentQuestion>

/** A contribution with all that it says. */
export const contributionDetail = z.object({
  ...contributionSummary.shape,
  bankId: z.nullable(id),
  /** null for a mistake told in words. */
  text: z.nullable(questionText),
  /** What the question said when an edit of it began. */
  base: z.nullable(questionText),
  baseVersion: z.nullable(z.int()),
  /** null: there is no such question yet, or no more. */
  current: z.nullable(currentQuestion),
  /**
   * An edit brought to what the question says now: what its author left alone is as it is now. Where both changed a
   * field, it is a conflict, and the author's text stands.
   */
  merged: z.nullable(z.object({ text: questionText, conflicts: z.array(z.enum(questionTextFields)) })),
})
export type ContributionDetail = z.output<typeof contributionDetail>

/** What somebody needs who is to edit a question. */
export const contributionStart = z.object({
  question: currentQuestion,
  /** The caller's own edit that waits for an admin. */
  own: z.nullable(contributionDetail),
  /** What edits of others that are waiting change. */
  pending: z.array(z.object({ fields: z.array(z.enum(questionTextFields)) })),
})
export type ContributionStart = z.output<typeof contributionStart>

export const contributionFilters = {
  ids: z.optional(z.array(id).check(z.maxLength(100))),
  state: z.optional(z.enum(CONTRIBUTION_STATES)),
  kind: z.optional(z.enum(CONTRIBUTION_KINDS)),
  questionId: z.optional(id),
  userId: z.optional(id),
}

export const contributionPageBody = pageBody(['createTime', 'updateTime'], contributionFilters)
export const ownContributionPageBody = pageBody(['createTime'], {
  state: z.optional(z.enum(CONTRIBUTION_STATES)),
})

/** How an admin accepts a contribution. */
export const contributionAcceptance = z.strictObject({
  id,
  /** Of the contribution, as the admin has read it. */
  updateTime: time,
  /** The question's version that the admin has read; nothing for a new question. */
  version: z.optional(z.int().check(z.positive())),
  /** What the question is to say; absent: as it was proposed. */
  text: z.optional(proposedText),
  /** Where a new question stands; absent: where it was proposed. */
  bankId: z.optional(id),
  /** Whether a new question that lacks nothing is published at once. */
  isPublished: z._default(z.boolean(), false),
  note: z._default(lines(contributionLimits.refusal), ''),
})

export const contributionRefusal = z.strictObject({
  id,
  reason: lines(contributionLimits.refusal).check(z.minLength(1)),
})

/** Whose contributions a question holds. */
export const contributor = z.object({ ...author.shape, count: z.int() })
export type Contributor = z.output<typeof contributor>

/** What somebody has done for others, for everybody to see. */
export const contributionStanding = z.object({
  /** Questions that they brought. */
  questionCount: z.int(),
  /** Edits and reports that were accepted. */
  fixCount: z.int(),
  /** How often others rated themselves at the questions that they brought. */
  practisedCount: z.int(),
  badges: z.array(z.enum(BADGES)),
  /** The newest questions that they brought. */
  questions: z.array(z.object({ id, title: z.string(), bankName: z.string() })),
})
export type ContributionStanding = z.output<typeof contributionStanding>

const pasted = lines(contributionLimits.text).check(z.minLength(1))

export const drawBody = z.strictObject({
  text: pasted,
  /** The role that was applied for: of questions that are alike, those of its banks go before. */
  role: z._default(line(MAX_ROLE_LENGTH), ''),
  /** False: line by line even where a model is set. */
  byModel: z._default(z.boolean(), true),
})

/** A question of the bank that one of a text may be. */
export const drawMatch = z.object({ id, title: z.string(), mastery })
export type DrawMatch = z.output<typeof drawMatch>

export const drawnLine = z.object({
  /** From 1, of the text's lines that are not empty. */
  place: z.int(),
  text: z.string(),
})
export type DrawnLine = z.output<typeof drawnLine>

/** A question that a text tells of. */
export const drawnQuestion = z.object({
  /** What it comes from; several when they ask the same. */
  lines: z.array(drawnLine),
  /** The same as a question that stands alone, as it is proposed where the bank has none. */
  title: z.string(),
  bankId: z.nullable(id),
  /** Whether the first match is the question: surely, maybe, or the bank has none. */
  verdict: z.enum(['sure', 'unsure', 'new']),
  /** Best first. */
  matches: z.array(drawMatch),
})
export type DrawnQuestion = z.output<typeof drawnQuestion>

export const drawResult = z.object({
  method: z.enum(['model', 'lines']),
  /** Whether a model was to do it and did not. */
  hasModelFailed: z.boolean(),
  questions: z.array(drawnQuestion),
  /** Lines that are no questions. */
  others: z.array(drawnLine),
})
export type DrawResult = z.output<typeof drawResult>

/** A model's reply. */
export const modelDrawing = z.object({
  questions: z
    .array(
      z.object({
        /** Numbers of the lines that it comes from. */
        lines: z.array(z.int()).check(z.minLength(1), z.maxLength(20)),
        title: z.string().check(z.trim(), z.minLength(1), z.maxLength(questionLimits.title)),
      }),
    )
    .check(z.maxLength(contributionLimits.found)),
})
export type ModelDrawing = z.output<typeof modelDrawing>

/** What of a 面经 is to be counted as met, and what is to be offered to admins. */
export const meetBody = z.strictObject({
  company: z._default(companyName, ''),
  role: z._default(line(MAX_ROLE_LENGTH), ''),
  month: z._default(z.nullable(month), null),
  questionIds: z.array(id).check(z.maxLength(contributionLimits.found), unique),
  proposals: z
    .array(z.strictObject({ key, bankId: id, title: requiredLine(questionLimits.title) }))
    .check(z.maxLength(contributionLimits.found)),
  /** The caller's own post that tells of them. */
  discussionId: z.optional(id),
})
export type MeetInput = z.output<typeof meetBody>

/** The questions that a post tells of. */
export const discussionQuestions = z.object({
  foundCount: z.int(),
  /** Of these, the ones that the bank has. */
  questionIds: z.array(id),
  /** Of those, the ones that the caller never practised. */
  unpractisedIds: z.array(id),
  /** Those that wait for an admin. */
  pendingCount: z.int(),
})
export type DiscussionQuestions = z.output<typeof discussionQuestions>
