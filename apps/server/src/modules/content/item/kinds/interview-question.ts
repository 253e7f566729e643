import {
  type InterviewQuestionRecordDetail,
  type InterviewQuestionSnapshot,
  interviewQuestionFormat,
  interviewQuestionRecord,
  interviewQuestionRevision,
  interviewQuestionSnapshot,
} from '@app/contract/content/kinds/interview-question'
import type { Contract } from '@app/contract/contract'
import { sql } from 'kysely'
import { escapeLike } from '../../../../platform/db/like.ts'
import { createList } from '../../../../platform/list/create-list.ts'
import {
  indexInterviewBanks,
  indexInterviewQuestions,
  interviewQuestionFields,
} from '../../../interview/interview-content.service.ts'
import type { ItemKind } from '../item-kind.ts'
import { itemFilters, itemOrders, ofParent, sourceOf } from '../item-list.ts'
import { interviewQuestionTable, questionTable } from './tables.ts'

/** The questions of interview banks. */
export const interviewQuestions: ItemKind<InterviewQuestionRecordDetail, InterviewQuestionSnapshot> = {
  name: 'interviewQuestion',
  table: interviewQuestionTable,
  fields: interviewQuestionFields,
  parent: {
    field: 'bankId',
    missing: 'interviewBankMissing',
    elsewhere: 'notInInterviewBank',
  },
  links: [
    {
      field: 'questionIds',
      placed: 'questions',
      table: 'interview_question_link',
      other: 'question_id',
      to: questionTable,
    },
    {
      field: 'problemIds',
      placed: 'problems',
      table: 'interview_question_problem',
      other: 'question_id',
      to: questionTable,
      only: { condition: sql`program is not null`, refusal: 'problemMissing' },
    },
  ],
  parts: [],
  format: interviewQuestionFormat,
  contract: {
    record: interviewQuestionRecord,
    revision: interviewQuestionRevision,
    snapshot: interviewQuestionSnapshot,
  },
  list: createList<Contract['interviewQuestionRecord']['page']>({
    source: sourceOf(interviewQuestionTable),
    filters: {
      ...itemFilters,
      bankId: ofParent(interviewQuestionTable),
      topic: { condition: (topic) => sql`topic = ${topic}` },
      keyword: {
        condition(keyword) {
          const pattern = `%${escapeLike(keyword)}%`
          return sql`(title ilike ${pattern} or slug ilike ${pattern})`
        },
      },
    },
    orders: itemOrders(interviewQuestionTable),
    defaultOrder: 'sortOrder',
  }),
  listed: {
    bankName: sql`i.parent_name`,
    topic: sql`i.topic`,
    difficulty: sql`i.difficulty`,
    minutes: sql`i.minutes`,
    keyPointCount: sql`jsonb_array_length(i.key_points)`,
  },
  nameless: 'question',
  incomplete: { few: 'questionsIncomplete', many: 'manyQuestionsIncomplete' },
  index: indexInterviewQuestions,
  indexParents: indexInterviewBanks,
}
