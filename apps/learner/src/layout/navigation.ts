import type { IconName } from '../shared/icons.ts'

/** A line of a navigation; `nameKey` is in the namespace `common`. */
export interface NavigationItem {
  path: string
  nameKey: string
  icon: IconName
}

export interface NavigationGroup {
  nameKey: string
  icon: IconName
  children: readonly NavigationItem[]
}

/** The main navigation: of the top bar, the drawer and the footer. */
export const mainNavigation: readonly NavigationItem[] = [
  { path: '/', nameKey: 'nav.home', icon: 'home' },
  { path: '/problems', nameKey: 'nav.problems', icon: 'book' },
  { path: '/interview', nameKey: 'nav.interview', icon: 'mic' },
  { path: '/discussion', nameKey: 'nav.discussion', icon: 'chat' },
  { path: '/learning', nameKey: 'nav.learning', icon: 'target' },
]

/** The user's own pages. */
export const userNavigation: readonly NavigationItem[] = [
  { path: '/user/profile', nameKey: 'account.profile', icon: 'user' },
  { path: '/user/edit', nameKey: 'account.edit', icon: 'edit' },
  { path: '/user/settings', nameKey: 'account.settings', icon: 'gear' },
]

/** The console's screens: another app, reached by plain links. */
export const adminNavigation: readonly NavigationGroup[] = [
  {
    nameKey: 'admin.basic',
    icon: 'gear',
    children: [
      { path: '/admin/dashboard', nameKey: 'admin.dashboard', icon: 'chart' },
      { path: '/admin/users', nameKey: 'admin.users', icon: 'users' },
      { path: '/admin/problems', nameKey: 'admin.problems', icon: 'doc' },
      { path: '/admin/discussions', nameKey: 'admin.discussions', icon: 'chat' },
    ],
  },
  {
    nameKey: 'admin.interview',
    icon: 'mic',
    children: [
      { path: '/admin/interview/banks', nameKey: 'admin.interviewBanks', icon: 'mic' },
      { path: '/admin/interview/questions', nameKey: 'admin.interviewSessions', icon: 'history' },
    ],
  },
  {
    nameKey: 'admin.learning',
    icon: 'target',
    children: [
      { path: '/admin/learning/chapters', nameKey: 'admin.chapters', icon: 'target' },
      { path: '/admin/learning/knowledge-points', nameKey: 'admin.knowledgePoints', icon: 'book' },
    ],
  },
]
