import LightbulbOutlined from '@mui/icons-material/LightbulbOutlined'
import type { ConsoleResource } from '../../data/console-resource.ts'

/** The knowledge points: the page is still to come. */
export const resource: ConsoleResource = {
  name: 'learning/knowledge-points',
  icon: LightbulbOutlined,
  menu: { group: 'learning', title: 'knowledgePoints', order: 20 },
}
