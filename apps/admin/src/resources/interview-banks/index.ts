import MicNoneOutlined from '@mui/icons-material/MicNoneOutlined'
import type { ConsoleResource } from '../../data/console-resource.ts'

/** The banks of interview questions: the page is still to come. */
export const resource: ConsoleResource = {
  name: 'interview/banks',
  icon: MicNoneOutlined,
  menu: { group: 'interview', title: 'interviewBanks', order: 10 },
}
