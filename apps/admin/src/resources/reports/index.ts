import FlagOutlined from '@mui/icons-material/FlagOutlined'
import { lazy } from 'react'
import type { ConsoleResource } from '../../data/console-resource.ts'
import { personText } from '../../shared/export/person-text.ts'
import { reportActs } from './acts.ts'
import { reasonsText } from './reasons-text.ts'

/** What users report, until it is handled. */
export const resource: ConsoleResource = {
  name: 'reports',
  icon: FlagOutlined,
  contract: 'report',
  screens: {
    list: lazy(async () => ({ default: (await import('./ReportList.tsx')).ReportList })),
    show: lazy(async () => ({ default: (await import('./ReportShow.tsx')).ReportShow })),
  },
  acts: reportActs,
  recordRepresentation: 'id',
  fields: {
    thingType: { choices: 'reportTarget' },
    author: personText,
    assignee: personText,
    reasons: reasonsText,
    state: { choices: 'reports.state' },
    outcome: { choices: 'reportOutcome' },
  },
  menu: { group: 'basics', title: 'reports', order: 42 },
  auditTarget: { type: 'report', page: 'show' },
}
