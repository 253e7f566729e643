import { z } from 'zod/mini'
import { id, line, lines, pageBody, requiredLine, time, unique } from '../common/schemas.ts'
import { interviewQuestionText } from '../interview-question/schemas.ts'
import { interviewQuestionLimits as limits } from '../interview-question/values.ts'
import { difficulty } from '../question/schemas.ts'
import { keyPointInput, placedQuestion, questionStatus, slug } from '../question-record/schemas.ts'
import { interviewQuestionSortFields } from './values.ts'

/** What an admin writes. A draft needs a title and a topic; the rest is required of what is published. */
export const interviewQuestionDraft = z.strictObject({
  bankId: id,
  title: requiredLine(limits.title),
  topic: requiredLine(limits.topic),
  difficulty,
  minutes: z.int().check(z.minimum(1), z.maximum(limits.minutes)),
  /** About the candidate: then it needs no key points. */
  isPersonal: z.boolean(),
  keyPoints: z.array(keyPointInput).check(
    z.maxLength(limits.keyPoints),
    z.refine((points) => new Set(points.map(({ text }) => text)).size === points.length, 'duplicate'),
  ),
  hint: line(limits.hint),
  probes: z.array(requiredLine(limits.probe)).check(z.maxLength(limits.probes)),
  anchors: z.strictObject({
    zero: lines(limits.anchor),
    half: lines(limits.anchor),
    full: lines(limits.anchor),
  }),
  redFlags: z.array(requiredLine(limits.redFlag)).check(z.maxLength(limits.redFlags)),
  variant: line(limits.variant),
  /** Markdown. */
  answer: lines(limits.answer),
  /** Questions of the question bank that train it. */
  questionIds: z.array(id).check(z.maxLength(limits.questions), unique),
})
export type InterviewQuestionDraft = z.output<typeof interviewQuestionDraft>

/** A new one; without a slug one is made from its title. */
export const newInterviewQuestion = z.strictObject({
  ...interviewQuestionDraft.shape,
  slug: z.optional(slug),
})
export type NewInterviewQuestion = z.output<typeof newInterviewQuestion>

/** A change of the version that one has read; absent fields stay. */
export const interviewQuestionChange = z.strictObject({
  ...z.partial(interviewQuestionDraft).shape,
  slug: z.optional(slug),
  id,
  version: z.int().check(z.positive()),
})
export type InterviewQuestionChange = z.output<typeof interviewQuestionChange>

/** What an interview question said. */
export const interviewQuestionSnapshot = z.object({
  ...interviewQuestionText.shape,
  bankId: id,
  slug: z.string(),
  questionIds: z.array(id),
})
export type InterviewQuestionSnapshot = z.output<typeof interviewQuestionSnapshot>

/** The fields that an admin edits, in the order they are shown when two versions are compared. */
export const interviewQuestionSnapshotFields = z.keyof(interviewQuestionSnapshot).options

/** An interview question as it stands in an admin's list. */
export const interviewQuestionRecordSchema = z.object({
  id,
  bankId: id,
  bankName: z.string(),
  slug: z.string(),
  title: z.string(),
  topic: z.string(),
  difficulty,
  minutes: z.int(),
  status: questionStatus,
  sortOrder: z.int(),
  keyPointCount: z.int(),
  /** Grows with each edit. */
  version: z.int(),
  createTime: time,
  updateTime: time,
  /** When an admin last edited it; null for what only the importer wrote. */
  editTime: z.nullable(time),
})
export type InterviewQuestionRecord = z.output<typeof interviewQuestionRecordSchema>

/** All of an interview question. */
export const interviewQuestionRecordDetail = z.object({
  ...interviewQuestionRecordSchema.shape,
  ...interviewQuestionSnapshot.shape,
  questions: z.array(placedQuestion),
})
export type InterviewQuestionRecordDetail = z.output<typeof interviewQuestionRecordDetail>

export const interviewQuestionPageBody = pageBody(interviewQuestionSortFields, {
  ids: z.optional(z.array(id).check(z.maxLength(100))),
  bankId: z.optional(id),
  topic: z.optional(line(limits.topic)),
  status: z.optional(questionStatus),
  keyword: z.optional(line(100)),
})
