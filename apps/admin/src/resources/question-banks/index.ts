import FolderOutlined from '@mui/icons-material/FolderOutlined'
import { parentResource } from '../../content/parent-resource.tsx'
import type { ConsoleResource } from '../../data/console-resource.ts'

/** The banks that questions belong to. */
export const resource: ConsoleResource = parentResource({
  name: 'problems/banks',
  title: 'questionBanks',
  icon: FolderOutlined,
  contract: 'questionBank',
  calls: ({ questionBank }) => questionBank,
  importKind: 'bank',
  items: { resource: 'problems', field: 'bankId' },
  published: { field: 'questionCount', isSorted: true },
  detail: 'groupName',
  audit: 'questionBank',
  part: async () => (await import('./question-bank.tsx')).questionBank,
})
