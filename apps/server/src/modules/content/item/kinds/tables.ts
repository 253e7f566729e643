import type { ItemTable } from '../item-kind.ts'

export const questionTable: ItemTable = {
  name: 'question',
  parent: { table: 'question_bank', column: 'bank_id' },
}

export const pointTable: ItemTable = {
  name: 'knowledge_point',
  parent: { table: 'chapter', column: 'chapter_id' },
}

export const interviewQuestionTable: ItemTable = {
  name: 'interview_question',
  parent: { table: 'interview_bank', column: 'bank_id' },
}
