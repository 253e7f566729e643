import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import type { ConsoleResource } from '../../data/console-resource.ts'

/** The record of interviews: the page is still to come. */
export const resource: ConsoleResource = {
  name: 'interview/questions',
  icon: HistoryOutlined,
  menu: { group: 'interview', title: 'interviewSessions', order: 20 },
}
