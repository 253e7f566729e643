import ForumOutlined from '@mui/icons-material/ForumOutlined'
import type { ConsoleResource } from '../../data/console-resource.ts'

/** Discussions: the page is still to come. */
export const resource: ConsoleResource = {
  name: 'discussions',
  icon: ForumOutlined,
  menu: { group: 'basics', title: 'discussions', order: 40 },
}
