import { Code } from '@app/contract/common/envelope'
import {
  type QuestionRecordDetail,
  type QuestionSnapshot,
  questionFormat,
  questionRecord,
  questionRevision,
  questionSnapshot,
} from '@app/contract/content/kinds/question'
import type { Contract } from '@app/contract/contract'
import { arePrograms } from '@app/contract/question-program/cases'
import { sql } from 'kysely'
import { z } from 'zod/mini'
import { fieldRefused } from '../../../../platform/app-error.ts'
import { createList } from '../../../../platform/list/create-list.ts'
import { idsByKeyword } from '../../../../platform/search/matching.ts'
import { indexQuestions, questionFields, shownPlaces } from '../../../question/question-content.service.ts'
import type { ItemKind } from '../item-kind.ts'
import { itemFilters, itemOrders, ofParent, sourceOf } from '../item-list.ts'
import { questionTable } from './tables.ts'

const cases = z.object({ program: z.object({ cases: z.string() }) })

/** The questions of banks. */
export const questions: ItemKind<QuestionRecordDetail, QuestionSnapshot> = {
  name: 'question',
  table: questionTable,
  fields: questionFields,
  parent: {
    field: 'bankId',
    missing: 'bankMissing',
    elsewhere: 'notInBank',
  },
  links: [
    {
      field: 'relatedIds',
      placed: 'related',
      table: 'question_relation',
      other: 'related_id',
      to: questionTable,
    },
  ],
  parts: [],
  format: questionFormat,
  contract: {
    record: questionRecord,
    revision: questionRevision,
    move: { endpoint: questionRecord.move, act: 'question.move' },
    snapshot: questionSnapshot,
  },
  list: createList<Contract['questionRecord']['page']>({
    source: sourceOf(questionTable),
    filters: {
      ...itemFilters,
      bankId: ofParent(questionTable),
      // Case tells no tags apart.
      tag: { condition: (tag) => sql`folded_tags(tags) && folded_tags(${[tag]}::text[])` },
      difficulty: { condition: (difficulty) => sql`difficulty = ${difficulty}` },
      frequency: { condition: (frequency) => sql`frequency = ${frequency}` },
      form: { condition: (form) => (form === 'code' ? sql`languages <> '{}'` : sql`languages = '{}'`) },
      keyword: {
        condition: (keyword) => sql`id in ${idsByKeyword(keyword, { kind: 'question', withHidden: true })}`,
      },
    },
    orders: {
      ...itemOrders(questionTable),
      sortOrder: { columns: ['bank_id', 'sort_order'], natural: 'ascend' },
      viewCount: { columns: ['view_count'], natural: 'descend' },
      encounterCount: { columns: ['encounter_count'], natural: 'descend' },
    },
    defaultOrder: 'sortOrder',
  }),
  listed: {
    bankName: sql`i.parent_name`,
    bankSlug: sql`i.parent_slug`,
    difficulty: sql`i.difficulty`,
    frequency: sql`i.frequency`,
    tags: sql`i.tags`,
    languages: sql`i.languages`,
    viewCount: sql`i.view_count`,
    encounterCount: sql`i.encounter_count`,
  },
  nameless: 'question',
  incomplete: { few: 'questionsIncomplete', many: 'manyQuestionsIncomplete' },
  index: indexQuestions,
  complete(draft) {
    const { data } = cases.safeParse(draft)
    if (data && arePrograms(data.program.cases) && !shownPlaces(data.program.cases)?.length)
      throw fieldRefused(Code.badParameters, 'program.cases', 'programCasesUnread')
    return draft
  },
}
