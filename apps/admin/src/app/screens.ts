import type { ResourceProps } from 'react-admin'
import type { ResourceName } from '../data/resources.ts'
import { announcements } from '../resources/announcements/index.ts'
import { auditLogs } from '../resources/audit-logs/index.ts'
import { questionBanks } from '../resources/question-banks/index.tsx'
import { questionImports } from '../resources/question-imports/index.ts'
import { questions } from '../resources/questions/index.tsx'
import { users } from '../resources/users/index.ts'

/** What can be done with a resource, each page in a chunk of its own. */
type Screens = Pick<ResourceProps, 'list' | 'show' | 'create' | 'edit' | 'children'> &
  Required<Pick<ResourceProps, 'icon'>>

/** The pages of every resource. */
export const screens: Record<ResourceName, Screens> = {
  users,
  problems: questions,
  'problems/banks': questionBanks,
  announcements,
  'problems/imports': questionImports,
  'audit-logs': auditLogs,
}
