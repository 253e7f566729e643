import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import { lazy } from 'react'
import type { ConsoleResource } from '../../data/console-resource.ts'
import { questionActs } from './acts.ts'
import { createQuestionMethods } from './methods.ts'
import { questionFields } from './question-fields.ts'

/** The questions that learners practise. */
export const resource: ConsoleResource = {
  name: 'problems',
  icon: ArticleOutlined,
  contract: 'questionRecord',
  screens: {
    list: lazy(async () => ({ default: (await import('./list/QuestionList.tsx')).QuestionList })),
    show: lazy(async () => ({ default: (await import('./show/QuestionShow.tsx')).QuestionShow })),
    create: lazy(async () => ({ default: (await import('./form/QuestionCreate.tsx')).QuestionCreate })),
    edit: lazy(async () => ({ default: (await import('./form/QuestionEdit.tsx')).QuestionEdit })),
  },
  subpages: {
    ':id/history': lazy(async () => ({
      default: (await import('./history/QuestionHistory.tsx')).QuestionHistory,
    })),
    'order/:bankId': lazy(async () => ({
      default: (await import('./list/QuestionOrder.tsx')).QuestionOrder,
    })),
  },
  methods: createQuestionMethods,
  acts: questionActs,
  recordRepresentation: 'title',
  fields: questionFields,
  menu: { group: 'basics', title: 'problems', order: 30 },
  auditTarget: { type: 'question', page: 'show' },
}
