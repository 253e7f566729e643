import { z } from 'zod/mini'
import { id, line, lines, pageBody, requiredLine, unique } from '../../common/schemas.ts'
import { interviewQuestionText } from '../../interview-question/schemas.ts'
import { interviewQuestionLimits as limits } from '../../interview-question/values.ts'
import { difficulty } from '../../question/schemas.ts'
import { keyPointsCell } from '../cells.ts'
import { checkedInNew, checkedInput, checkedText } from '../checked.ts'
import {
  checkedFormat,
  choice,
  heading,
  type ItemFormat,
  itemFormat,
  list,
  number,
  places,
  text,
} from '../format.ts'
import { type ItemWords, recordOf, revisionOf } from '../item.ts'
import { isExcusedFromPoints, keyPointInput } from '../key-point.ts'
import { changeOf, itemFacts, itemFilters, newOf, placedQuestion, revisionSchemas } from '../schemas.ts'
import { interviewBankFormat } from './interview-bank.ts'
import { interviewQuestionSortFields } from './interview-question-values.ts'

const words: ItemWords = {
  name: '面试题',
  unit: '道',
  parent: '题库',
  filters: '题库、话题、状态与关键词',
  deleted: '；面过的场次各有一份，成绩不变',
  archived: '新的面试不再问到它，面过的场次不变',
  lacking: 'answer',
}

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
  ...checkedInput,
  /** Questions of the question bank that train it. */
  questionIds: z.array(id).check(z.maxLength(limits.questions), unique),
  /** The programming problem that it asks to be solved; none: it is answered in words. */
  problemIds: z.array(id).check(z.maxLength(limits.problems), unique),
})
export type InterviewQuestionDraft = z.output<typeof interviewQuestionDraft>

const said = interviewQuestionDraft.shape
const anchors = said.anchors.shape
/** How long an answer takes where a sheet does not say. */
const USUAL_MINUTES = 4

/** An interview question as files and sheets say it. */
export const interviewQuestionFormat: ItemFormat = itemFormat({
  kind: 'interview-question',
  parent: interviewBankFormat,
  body: 'answer',
  fields: {
    title: heading(said.title, 'interviewQuestion'),
    topic: heading(said.topic),
    difficulty: choice('difficulty', difficulty.options, 'medium', { isNeeded: true }),
    minutes: number(said.minutes, USUAL_MINUTES, { isNeeded: true }),
    isPersonal: choice('isPersonal', [true, false], false),
    keyPoints: list(said.keyPoints, keyPointsCell, { toPublish: true }),
    hint: text(said.hint),
    probes: list(said.probes),
    'anchors.zero': text(anchors.zero),
    'anchors.half': text(anchors.half),
    'anchors.full': text(anchors.full),
    redFlags: list(said.redFlags),
    variant: text(said.variant),
    answer: text(said.answer, { toPublish: true }),
    questions: places('interview-question', 'question', limits.questions),
    problems: places('interview-question', 'question', limits.problems),
    ...checkedFormat,
  },
  isExcused: isExcusedFromPoints,
})

const newInterviewQuestion = newOf(
  z.strictObject({ ...said, ...checkedInNew, problemIds: z._default(said.problemIds, []) }),
)
export type NewInterviewQuestion = z.output<typeof newInterviewQuestion>

const interviewQuestionChange = changeOf(interviewQuestionDraft)
export type InterviewQuestionChange = z.output<typeof interviewQuestionChange>

/** What an interview question said. */
export const interviewQuestionSnapshot = z.object({
  ...interviewQuestionText.shape,
  ...checkedText.shape,
  bankId: id,
  slug: z.string(),
  questionIds: z.array(id),
  problemIds: z.array(id),
})
export type InterviewQuestionSnapshot = z.output<typeof interviewQuestionSnapshot>

/** The fields that an admin edits, in the order they are shown when two versions are compared. */
export const interviewQuestionSnapshotFields = z.keyof(interviewQuestionSnapshot).options

/** An interview question as it stands in an admin's list. */
export const interviewQuestionRecordSchema = z.object({
  ...itemFacts,
  bankId: id,
  bankName: z.string(),
  topic: z.string(),
  difficulty,
  minutes: z.int(),
  keyPointCount: z.int(),
})
export type InterviewQuestionRecord = z.output<typeof interviewQuestionRecordSchema>

/** All of an interview question. */
export const interviewQuestionRecordDetail = z.object({
  ...interviewQuestionRecordSchema.shape,
  ...interviewQuestionSnapshot.shape,
  questions: z.array(placedQuestion),
  problems: z.array(placedQuestion),
})
export type InterviewQuestionRecordDetail = z.output<typeof interviewQuestionRecordDetail>

const interviewQuestionPageBody = pageBody(interviewQuestionSortFields, {
  ...itemFilters,
  bankId: z.optional(id),
  topic: z.optional(line(limits.topic)),
})

export const interviewQuestionRecord = recordOf({
  name: 'interview-question',
  words,
  page: interviewQuestionPageBody,
  record: interviewQuestionRecordSchema,
  detail: interviewQuestionRecordDetail,
  added: newInterviewQuestion,
  change: interviewQuestionChange,
})

const revisions = revisionSchemas({ interviewQuestionId: id }, interviewQuestionSnapshot)
export type InterviewQuestionRevision = z.output<typeof revisions.revision>
export type InterviewQuestionRevisionDetail = z.output<typeof revisions.revisionDetail>

export const interviewQuestionRevision = revisionOf('interview-question', words, revisions)
