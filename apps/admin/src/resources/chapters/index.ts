import FlagOutlined from '@mui/icons-material/FlagOutlined'
import type { ConsoleResource } from '../../data/console-resource.ts'

/** The chapters of the learning path: the page is still to come. */
export const resource: ConsoleResource = {
  name: 'learning/chapters',
  icon: FlagOutlined,
  menu: { group: 'learning', title: 'chapters', order: 10 },
}
