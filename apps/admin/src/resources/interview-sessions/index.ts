import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import { lazy } from 'react'
import type { ConsoleResource } from '../../data/console-resource.ts'
import { sessionActs } from './acts.ts'
import { createSessionMethods } from './methods.ts'

/** Everybody's mock interviews. */
export const resource: ConsoleResource = {
  name: 'interview/questions',
  icon: HistoryOutlined,
  contract: 'interviewSessionRecord',
  screens: {
    list: lazy(async () => ({ default: (await import('./list/SessionList.tsx')).SessionList })),
    show: lazy(async () => ({ default: (await import('./show/SessionShow.tsx')).SessionShow })),
  },
  acts: sessionActs,
  methods: createSessionMethods,
  recordRepresentation: 'bankName',
  fields: {
    state: { choices: 'interviewSessions.state' },
    scorer: { choices: 'interviewSessions.scorer' },
    outcome: { choices: 'interviewSessions.outcome' },
  },
  menu: { group: 'interview', title: 'interviewSessions', order: 20 },
  auditTarget: { type: 'interviewSession', page: 'show' },
}
