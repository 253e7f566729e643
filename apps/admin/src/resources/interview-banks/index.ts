import MicNoneOutlined from '@mui/icons-material/MicNoneOutlined'
import { lazy } from 'react'
import type { ConsoleResource } from '../../data/console-resource.ts'
import { createInterviewBankMethods } from './methods.ts'

/** What one can be interviewed for: a role and a level. */
export const resource: ConsoleResource = {
  name: 'interview/banks',
  icon: MicNoneOutlined,
  contract: 'interviewBank',
  // `get` is the learners' view of a bank.
  calls: ({ interviewBank }) => ({ get: interviewBank.record }),
  screens: {
    list: lazy(async () => ({ default: (await import('./InterviewBankList.tsx')).InterviewBankList })),
    create: lazy(async () => ({ default: (await import('./InterviewBankCreate.tsx')).InterviewBankCreate })),
    edit: lazy(async () => ({ default: (await import('./InterviewBankEdit.tsx')).InterviewBankEdit })),
  },
  subpages: {
    order: lazy(async () => ({ default: (await import('./InterviewBankOrder.tsx')).InterviewBankOrder })),
  },
  methods: createInterviewBankMethods,
  recordRepresentation: 'name',
  fields: {
    level: { choices: 'interviewLevel' },
    afterId: { reference: 'interview/banks', none: 'order.first' },
  },
  menu: { group: 'interview', title: 'interviewBanks', order: 10 },
  auditTarget: { type: 'interviewBank', page: 'edit' },
}
