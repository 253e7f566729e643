import FlagOutlined from '@mui/icons-material/FlagOutlined'
import type { ConsoleResource } from '../../data/console-resource.ts'

/** Still to come. */
export const resource: ConsoleResource = {
  name: 'learning/chapters',
  icon: FlagOutlined,
  menu: { group: 'learning', title: 'chapters', order: 10 },
}
