import QuizOutlined from '@mui/icons-material/QuizOutlined'
import { lazy } from 'react'
import type { ConsoleResource } from '../../data/console-resource.ts'
import { interviewQuestionActs } from './acts.ts'
import { interviewQuestionFields } from './interview-question-fields.ts'
import { createInterviewQuestionMethods } from './methods.ts'

/** The interview questions of interview banks. */
export const resource: ConsoleResource = {
  name: 'interview/bank-questions',
  icon: QuizOutlined,
  contract: 'interviewQuestionRecord',
  screens: {
    list: lazy(async () => ({
      default: (await import('./InterviewQuestionList.tsx')).InterviewQuestionList,
    })),
    show: lazy(async () => ({
      default: (await import('./show/InterviewQuestionShow.tsx')).InterviewQuestionShow,
    })),
    create: lazy(async () => ({
      default: (await import('./form/InterviewQuestionCreate.tsx')).InterviewQuestionCreate,
    })),
    edit: lazy(async () => ({
      default: (await import('./form/InterviewQuestionEdit.tsx')).InterviewQuestionEdit,
    })),
  },
  subpages: {
    ':id/history': lazy(async () => ({
      default: (await import('./InterviewQuestionHistory.tsx')).InterviewQuestionHistory,
    })),
    'order/:bankId': lazy(async () => ({
      default: (await import('./InterviewQuestionOrder.tsx')).InterviewQuestionOrder,
    })),
  },
  methods: createInterviewQuestionMethods,
  acts: interviewQuestionActs,
  recordRepresentation: 'title',
  fields: interviewQuestionFields,
  menu: { group: 'interview', title: 'interviewQuestions', order: 15 },
  auditTarget: { type: 'interviewQuestion', page: 'show' },
}
