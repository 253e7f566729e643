import {
  interviewQuestionSnapshot,
  interviewQuestionSnapshotFields,
} from '@app/contract/content/kinds/interview-question'
import QuizOutlined from '@mui/icons-material/QuizOutlined'
import { itemResource } from '../../content/item-resource.tsx'
import type { ConsoleResource } from '../../data/console-resource.ts'
import { keyPointsText } from '../../shared/show/key-point-lines.ts'

const { anchors } = interviewQuestionSnapshot.shape

/** The interview questions of interview banks. */
export const resource: ConsoleResource = itemResource({
  name: 'interview/bank-questions',
  title: 'interviewQuestions',
  icon: QuizOutlined,
  contract: 'interviewQuestionRecord',
  calls: ({ interviewQuestionRecord, interviewQuestionRevision }) => ({
    ...interviewQuestionRecord,
    revision: interviewQuestionRevision,
    revisionOf: 'interviewQuestionId',
  }),
  importKind: 'interview-question',
  parent: { resource: 'interview/banks', field: 'bankId', nameOf: 'bankName' },
  links: 'questions',
  compared: interviewQuestionSnapshotFields,
  site: { pathOf: ({ bankId }) => `/interview/${bankId}`, label: 'interviewQuestions.openBank' },
  formats: {
    questionIds: { reference: 'problems' },
    problemIds: { reference: 'problems' },
    difficulty: { choices: 'difficulty' },
    keyPoints: keyPointsText,
    anchors: (value) => Object.values(anchors.safeParse(value).data ?? {}).join('\n'),
  },
  menu: { group: 'interview', order: 15 },
  audit: 'interviewQuestion',
  list: async () => (await import('./interview-question-list.ts')).interviewQuestionList,
  page: async () => (await import('./interview-question-page.tsx')).interviewQuestionPage,
  form: async () => (await import('./interview-question-form.tsx')).interviewQuestionForm,
})
