import FlagOutlined from '@mui/icons-material/FlagOutlined'
import ForumOutlined from '@mui/icons-material/ForumOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import LightbulbOutlined from '@mui/icons-material/LightbulbOutlined'
import MicNoneOutlined from '@mui/icons-material/MicNoneOutlined'
import type { ComponentType } from 'react'
import { pages } from './pages.ts'
import { screens } from './screens.ts'

export interface NavigationEntry {
  /** Path below /admin. */
  path: string
  /** Its name in the menu, the page and the tab: a key of `page`. */
  title: string
  icon: ComponentType
}

export interface NavigationGroup {
  /** A key of `group`. */
  title: string
  entries: readonly NavigationEntry[]
}

/** The menu. An entry whose path has no pages yet leads to one that says so. */
export const navigation: readonly NavigationGroup[] = [
  {
    title: 'basics',
    entries: [
      { path: 'dashboard', title: 'dashboard', icon: pages.dashboard.icon },
      { path: 'users', title: 'users', icon: screens.users.icon },
      { path: 'problems', title: 'problems', icon: screens.problems.icon },
      { path: 'discussions', title: 'discussions', icon: ForumOutlined },
      { path: 'announcements', title: 'announcements', icon: screens.announcements.icon },
      { path: 'audit-logs', title: 'auditLogs', icon: screens['audit-logs'].icon },
    ],
  },
  {
    title: 'interview',
    entries: [
      { path: 'interview/banks', title: 'interviewBanks', icon: MicNoneOutlined },
      { path: 'interview/questions', title: 'interviewSessions', icon: HistoryOutlined },
    ],
  },
  {
    title: 'learning',
    entries: [
      { path: 'learning/chapters', title: 'chapters', icon: FlagOutlined },
      { path: 'learning/knowledge-points', title: 'knowledgePoints', icon: LightbulbOutlined },
    ],
  },
]

/** The entries whose pages are still to come. */
export const comingEntries: readonly NavigationEntry[] = navigation
  .flatMap(({ entries }) => entries)
  .filter(({ path }) => !Object.hasOwn(screens, path) && !Object.hasOwn(pages, path))
