import FlagOutlined from '@mui/icons-material/FlagOutlined'
import { parentResource } from '../../content/parent-resource.tsx'
import type { ConsoleResource } from '../../data/console-resource.ts'

/** The chapters of the learning path. */
export const resource: ConsoleResource = parentResource({
  name: 'learning/chapters',
  title: 'chapters',
  icon: FlagOutlined,
  contract: 'chapter',
  calls: ({ chapter }) => chapter,
  importKind: 'chapter',
  items: { resource: 'learning/knowledge-points', field: 'chapterId' },
  published: { field: 'publishedCount' },
  detail: 'description',
  menu: { group: 'learning', order: 10 },
  audit: 'chapter',
  part: async () => (await import('./chapter.tsx')).chapter,
})
