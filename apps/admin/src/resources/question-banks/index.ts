import FolderOutlined from '@mui/icons-material/FolderOutlined'
import { lazy } from 'react'
import type { ConsoleResource } from '../../data/console-resource.ts'
import { createQuestionBankMethods } from './methods.ts'

/** The banks that questions belong to. */
export const resource: ConsoleResource = {
  name: 'problems/banks',
  icon: FolderOutlined,
  contract: 'questionBank',
  // `get` is the learners' view of a bank.
  calls: ({ questionBank }) => ({ get: questionBank.record }),
  screens: {
    list: lazy(async () => ({ default: (await import('./QuestionBankList.tsx')).QuestionBankList })),
    create: lazy(async () => ({ default: (await import('./QuestionBankCreate.tsx')).QuestionBankCreate })),
    edit: lazy(async () => ({ default: (await import('./QuestionBankEdit.tsx')).QuestionBankEdit })),
  },
  subpages: {
    order: lazy(async () => ({ default: (await import('./QuestionBankOrder.tsx')).QuestionBankOrder })),
  },
  methods: createQuestionBankMethods,
  recordRepresentation: 'name',
  fields: { afterId: { reference: 'problems/banks', none: 'order.first' } },
  auditTarget: { type: 'questionBank', page: 'edit' },
}
