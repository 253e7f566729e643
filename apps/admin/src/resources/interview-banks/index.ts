import MicNoneOutlined from '@mui/icons-material/MicNoneOutlined'
import { parentResource } from '../../content/parent-resource.tsx'
import type { ConsoleResource } from '../../data/console-resource.ts'

/** What one can be interviewed for: a role and a level. */
export const resource: ConsoleResource = parentResource({
  name: 'interview/banks',
  title: 'interviewBanks',
  icon: MicNoneOutlined,
  contract: 'interviewBank',
  calls: ({ interviewBank }) => interviewBank,
  importKind: 'interview-bank',
  items: { resource: 'interview/bank-questions', field: 'bankId' },
  published: { field: 'publishedCount' },
  detail: 'description',
  formats: { level: { choices: 'interviewLevel' } },
  menu: { group: 'interview', order: 10 },
  audit: 'interviewBank',
  part: async () => (await import('./interview-bank.tsx')).interviewBank,
})
