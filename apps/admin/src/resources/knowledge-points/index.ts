import { knowledgePointSnapshotFields } from '@app/contract/content/kinds/knowledge-point'
import LightbulbOutlined from '@mui/icons-material/LightbulbOutlined'
import { itemResource } from '../../content/item-resource.tsx'
import type { ConsoleResource } from '../../data/console-resource.ts'
import { recallText } from './recall-text.ts'

/** The knowledge points of the learning path. */
export const resource: ConsoleResource = itemResource({
  name: 'learning/knowledge-points',
  title: 'knowledgePoints',
  icon: LightbulbOutlined,
  contract: 'knowledgePointRecord',
  calls: ({ knowledgePointRecord, knowledgePointRevision }) => ({
    ...knowledgePointRecord,
    revision: knowledgePointRevision,
    revisionOf: 'knowledgePointId',
  }),
  importKind: 'knowledge-point',
  parent: { resource: 'learning/chapters', field: 'chapterId', nameOf: 'chapterName' },
  links: 'questions',
  compared: knowledgePointSnapshotFields,
  site: { pathOf: ({ id }) => `/learning/core-knowledge/${id}`, label: 'questions.open' },
  formats: { questionIds: { reference: 'problems' }, recall: recallText },
  menu: { group: 'learning', order: 20 },
  audit: 'knowledgePoint',
  list: async () => (await import('./point-list.ts')).pointList,
  page: async () => (await import('./point-page.tsx')).pointPage,
  form: async () => (await import('./point-form.tsx')).pointForm,
})
