import { z } from 'zod/mini'
import { endpoint } from '../../common/endpoint.ts'
import {
  areUniqueTags,
  done,
  id,
  line,
  lines,
  manyIds,
  pageBody,
  requiredLine,
  tag,
  unique,
  uniqueTags,
} from '../../common/schemas.ts'
import { difficulty, frequency, questionText } from '../../question/schemas.ts'
import { isProgramWhole, programLanguages, questionProgram } from '../../question-program/schemas.ts'
import { QUESTION_FORMS } from '../../question-program/values.ts'
import { keyPointsCell, programCell, tagsCell } from '../cells.ts'
import { checkedInNew, checkedInput } from '../checked.ts'
import {
  checkedFormat,
  choice,
  heading,
  type ItemFormat,
  itemFormat,
  list,
  places,
  text,
  valueAt,
} from '../format.ts'
import { type ItemWords, moveOf, recordOf, revisionOf } from '../item.ts'
import { isExcusedFromPoints, keyPointInput } from '../key-point.ts'
import { changeOf, itemFacts, itemFilters, newOf, placedQuestion, revisionSchemas } from '../schemas.ts'
import { questionBankFormat } from './question-bank.ts'
import { questionLimits as limits, MAX_QUESTION_BYTES, questionRecordSortFields } from './question-values.ts'

const words: ItemWords = {
  name: '题目',
  unit: '道',
  parent: '题库',
  filters: '题库、标签、难度、频率、状态与关键词',
  deleted: '，连同学习者在它上面的记录',
  archived: '学习者看不到，记录都留着',
  lacking: 'answer',
}

/** What an admin writes. A draft needs a title only; the rest is required of what is published. */
export const questionDraft = z.strictObject({
  bankId: id,
  title: requiredLine(limits.title),
  difficulty,
  frequency,
  /** About the candidate: then it needs no key points. */
  isPersonal: z.boolean(),
  tags: z.array(tag(limits.tag)).check(z.maxLength(limits.tags), uniqueTags),
  shortAnswer: lines(limits.shortAnswer),
  spokenAnswer: lines(limits.spokenAnswer),
  /** Markdown. */
  answer: lines(limits.answer),
  keyPoints: z.array(keyPointInput).check(z.maxLength(limits.keyPoints)),
  followUps: z.array(requiredLine(limits.followUp)).check(z.maxLength(limits.followUps)),
  answeredBy: z.array(requiredLine(limits.answeredBy)).check(z.maxLength(limits.followUps)),
  ...checkedInput,
  /** What makes it a programming problem; null for a question that is answered in words. */
  program: z.nullable(questionProgram),
  relatedIds: z.array(id).check(z.maxLength(limits.related), unique),
})
export type QuestionDraft = z.output<typeof questionDraft>

const said = questionDraft.shape

const SPOKEN: readonly string[] = ['shortAnswer', 'keyPoints']

const isPublishable = (value: unknown): boolean => {
  const { data } = questionProgram.safeParse(value)
  return data === undefined || isProgramWhole(data)
}

/** A question as files and sheets say it. */
export const questionFormat: ItemFormat = itemFormat({
  kind: 'question',
  parent: questionBankFormat,
  body: 'answer',
  fields: {
    title: heading(said.title),
    difficulty: choice('difficulty', difficulty.options, 'medium', { isNeeded: true }),
    frequency: choice('frequency', frequency.options, 'common'),
    isPersonal: choice('isPersonal', [true, false], false),
    tags: list(said.tags, tagsCell, { toPublish: true }),
    shortAnswer: text(said.shortAnswer, { toPublish: true }),
    spokenAnswer: text(said.spokenAnswer),
    answer: text(said.answer, { toPublish: true }),
    keyPoints: list(said.keyPoints, keyPointsCell, { toPublish: true }),
    followUps: list(said.followUps),
    answeredBy: list(said.answeredBy),
    ...checkedFormat,
    program: {
      schema: said.program,
      cell: programCell,
      usual: null,
      inFiles: true,
      isWhole: isPublishable,
    },
    related: places('question', 'question', limits.related),
  },
  // What is run and judged by cases is not said aloud.
  isExcused: (item, field) =>
    isExcusedFromPoints(item, field) || (SPOKEN.includes(field) && Boolean(valueAt(item, 'program'))),
})

/** What a new question need not say. */
export const optionalInNewQuestion = {
  frequency: z._default(frequency, 'common'),
  isPersonal: z._default(questionDraft.shape.isPersonal, false),
  answeredBy: z._default(questionDraft.shape.answeredBy, []),
  ...checkedInNew,
  program: z._default(questionDraft.shape.program, null),
}

const newQuestion = newOf(z.strictObject({ ...questionDraft.shape, ...optionalInNewQuestion }))
export type NewQuestion = z.output<typeof newQuestion>

const questionChange = changeOf(questionDraft)
export type QuestionChange = z.output<typeof questionChange>

const changes = {
  difficulty: z.optional(difficulty),
  frequency: z.optional(frequency),
  addTags: z._default(said.tags, []),
  removeTags: z._default(said.tags, []),
}

/** What is changed of several questions at once; what is absent stays. */
const manyChange = z
  .strictObject({ ...manyIds.shape, ...changes, isCheck: z._default(z.boolean(), false) })
  .check(
    z.refine(
      (change) =>
        Boolean(change.difficulty ?? change.frequency) ||
        change.addTags.length + change.removeTags.length > 0,
      'nothingChanged',
    ),
    z.refine(({ addTags, removeTags }) => areUniqueTags([...addTags, ...removeTags]), {
      path: ['removeTags'],
      error: 'duplicate',
    }),
  )
export type ManyQuestionsChange = z.output<typeof manyChange>

const { title, ...rest } = questionText.shape

/** What a question said. */
export const questionSnapshot = z.object({
  title,
  bankId: id,
  slug: z.string(),
  ...rest,
  program: z.nullable(questionProgram),
  relatedIds: z.array(id),
})
export type QuestionSnapshot = z.output<typeof questionSnapshot>

/** The fields of a question that an admin edits, in the order they are shown when two versions are compared. */
export const questionSnapshotFields = z.keyof(questionSnapshot).options

/** A question as it stands in an admin's list. */
export const questionRecordSchema = z.object({
  ...itemFacts,
  bankId: id,
  bankName: z.string(),
  bankSlug: z.string(),
  difficulty,
  frequency,
  tags: z.array(z.string()),
  /** What a programming problem may be written in; else empty. */
  languages: programLanguages,
  viewCount: z.int(),
  encounterCount: z.int(),
})
export type QuestionRecord = z.output<typeof questionRecordSchema>

/** All of a question. */
export const questionRecordDetail = z.object({
  ...questionRecordSchema.shape,
  ...questionSnapshot.shape,
  related: z.array(placedQuestion),
})
export type QuestionRecordDetail = z.output<typeof questionRecordDetail>

export const questionRecordFilters = {
  ...itemFilters,
  bankId: z.optional(id),
  tag: z.optional(line(limits.tag).check(z.minLength(1))),
  difficulty: z.optional(difficulty),
  frequency: z.optional(frequency),
  form: z.optional(z.enum(QUESTION_FORMS)),
}

const questionRecordPageBody = pageBody(questionRecordSortFields, questionRecordFilters)

export const questionRecord = {
  ...recordOf({
    name: 'question',
    words,
    page: questionRecordPageBody,
    record: questionRecordSchema,
    detail: questionRecordDetail,
    added: newQuestion,
    change: questionChange,
    maxBodyBytes: MAX_QUESTION_BYTES,
  }),
  move: moveOf('question', words, { bankId: id }),
  change: endpoint({
    method: 'POST',
    path: '/api/question-record/change',
    access: 'admin',
    summary:
      '一次改几道题的难度、频率，加上或去掉标签，要么全部要么都不；没写的不变。不行的在40000的data里写明，如ids.0.tags。isCheck只检查，不改',
    body: manyChange,
    data: done,
  }),
}

const revisions = revisionSchemas({ questionId: id }, questionSnapshot)
export type QuestionRevision = z.output<typeof revisions.revision>
export type QuestionRevisionDetail = z.output<typeof revisions.revisionDetail>

export const questionRevision = revisionOf('question', words, revisions)
