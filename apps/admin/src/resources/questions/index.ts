import { questionSnapshotFields } from '@app/contract/content/kinds/question'
import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import { itemResource } from '../../content/item-resource.tsx'
import type { ConsoleResource } from '../../data/console-resource.ts'
import { keyPointsText } from '../../shared/show/key-point-lines.ts'
import { changeQuestions, moveQuestion } from './acts.ts'
import { createQuestionMethods } from './methods.ts'
import { programText } from './program-text.ts'

/** The questions that learners practise. */
export const resource: ConsoleResource = itemResource({
  name: 'problems',
  title: 'problems',
  icon: ArticleOutlined,
  contract: 'questionRecord',
  calls: ({ questionRecord, questionRevision }) => ({
    ...questionRecord,
    revision: questionRevision,
    revisionOf: 'questionId',
  }),
  importKind: 'question',
  parent: { resource: 'problems/banks', field: 'bankId', nameOf: 'bankName' },
  links: 'related',
  compared: questionSnapshotFields,
  site: { pathOf: ({ id }) => `/problems/bagu/${id}`, label: 'questions.open' },
  moreActs: [moveQuestion, changeQuestions],
  methods: createQuestionMethods,
  formats: {
    relatedIds: { reference: 'problems' },
    difficulty: { choices: 'difficulty' },
    frequency: { choices: 'frequency' },
    keyPoints: keyPointsText,
    program: programText,
  },
  menu: { group: 'basics', order: 30 },
  audit: 'question',
  list: async () => (await import('./question-list.tsx')).questionList,
  page: async () => (await import('./question-page.tsx')).questionPage,
  form: async () => (await import('./question-form.tsx')).questionForm,
})
