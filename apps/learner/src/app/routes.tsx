import { matchRoutes } from 'react-router-dom'
import type { PageLocation, PageModule } from '../shared/root/store-context.ts'

/** One screen of the site. */
export interface AppRoute {
  path: string
  /** Key of the title in the namespace `common`. */
  titleKey: string
  /** Who may see it. Pages for guests are rendered on the server with their data, all others in the browser. */
  access: 'guest' | 'user' | 'admin'
  /** Whether it stands inside the top bar and footer. */
  layout: boolean
  /** Whether it is wider than the others, and the top bar with it. */
  wide?: boolean
  /** Whether the page is made of antd's parts, which are fetched with it when a link to it is followed. */
  usesAntd?: boolean
  page: () => Promise<PageModule>
  /** Namespaces of `locales/` its texts are in, besides `common`. */
  namespaces?: readonly string[]
  /** What of the query makes it another page to search engines; the rest only shows the same one otherwise. */
  canonicalQuery?: readonly string[]
  /** Whether it is for whom it was asked by alone: search engines leave it out, and the server keeps no copy of it. */
  isUnlisted?: boolean
  /** Source file of the page; filled in by the build (build/route-sources.ts). */
  source?: string
}

/** Every screen of the site. The console's screens are another app, which /admin/* leads to. */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    titleKey: 'title.home',
    access: 'guest',
    layout: true,
    namespaces: ['home', 'question'],
    page: () => import('../features/home/pages/HomePage.tsx'),
  },
  {
    path: '/login',
    titleKey: 'title.login',
    access: 'guest',
    layout: false,
    usesAntd: true,
    namespaces: ['account', 'validation'],
    page: () => import('../features/account/pages/LoginPage.tsx'),
  },
  {
    path: '/register',
    titleKey: 'title.register',
    access: 'guest',
    layout: false,
    usesAntd: true,
    namespaces: ['account', 'validation'],
    page: () => import('../features/account/pages/RegisterPage.tsx'),
  },
  {
    path: '/reset-password',
    titleKey: 'title.resetPassword',
    access: 'guest',
    layout: false,
    usesAntd: true,
    namespaces: ['account', 'validation'],
    page: () => import('../features/account/pages/ResetPasswordPage.tsx'),
  },
  {
    path: '/invite',
    titleKey: 'title.invite',
    access: 'guest',
    layout: true,
    usesAntd: true,
    isUnlisted: true,
    namespaces: ['account', 'validation'],
    page: () => import('../features/account/pages/InvitePage.tsx'),
  },
  {
    path: '/problems',
    titleKey: 'title.problems',
    access: 'guest',
    layout: true,
    canonicalQuery: ['bank', 'page'],
    namespaces: ['problems', 'question'],
    page: () => import('../features/problems/pages/ProblemsPage.tsx'),
  },
  {
    path: '/problems/bagu/:id',
    titleKey: 'title.question',
    access: 'user',
    layout: true,
    wide: true,
    namespaces: ['problems', 'question', 'checking', 'note', 'comments', 'history', 'ui', 'validation'],
    page: () => import('../features/problems/pages/QuestionPage.tsx'),
  },
  {
    path: '/problems/code/:id',
    titleKey: 'title.question',
    access: 'user',
    layout: true,
    wide: true,
    namespaces: [
      ...['code', 'problems', 'question', 'review', 'checking', 'note', 'comments', 'history'],
      ...['ui', 'validation'],
    ],
    page: () => import('../features/problems/pages/CodePage.tsx'),
  },
  {
    path: '/problems/review',
    titleKey: 'title.review',
    access: 'user',
    layout: true,
    namespaces: ['review', 'question', 'ui'],
    page: () => import('../features/review/pages/ReviewPage.tsx'),
  },
  {
    path: '/problems/cards',
    titleKey: 'title.cards',
    access: 'user',
    layout: true,
    namespaces: ['practice', 'review', 'question', 'ui'],
    page: () => import('../features/practice/pages/CardsPage.tsx'),
  },
  {
    path: '/problems/paper',
    titleKey: 'title.paper',
    access: 'user',
    layout: true,
    usesAntd: true,
    namespaces: ['practice', 'question'],
    page: () => import('../features/practice/pages/PaperSetupPage.tsx'),
  },
  {
    path: '/problems/paper/:id',
    titleKey: 'title.paper',
    access: 'user',
    layout: true,
    usesAntd: true,
    namespaces: ['practice', 'review', 'question'],
    page: () => import('../features/practice/pages/PaperPage.tsx'),
  },
  {
    path: '/problems/paper/:id/result',
    titleKey: 'title.paperResult',
    access: 'user',
    layout: true,
    usesAntd: true,
    namespaces: ['practice', 'review', 'question', 'checking', 'ui'],
    page: () => import('../features/practice/pages/PaperResultPage.tsx'),
  },
  {
    path: '/problems/plan',
    titleKey: 'title.plan',
    access: 'user',
    layout: true,
    usesAntd: true,
    namespaces: ['plan', 'today', 'validation'],
    page: () => import('../features/plan/pages/PlanPage.tsx'),
  },
  {
    path: '/discussion',
    titleKey: 'title.discussion',
    access: 'guest',
    layout: true,
    canonicalQuery: ['category', 'page'],
    namespaces: ['discussion'],
    page: () => import('../features/discussion/pages/DiscussionPage.tsx'),
  },
  {
    path: '/discussion/create',
    titleKey: 'title.createDiscussion',
    access: 'user',
    layout: true,
    usesAntd: true,
    namespaces: ['discussion', 'editor', 'ui', 'validation'],
    page: () => import('../features/discussion/pages/CreatePage.tsx'),
  },
  {
    path: '/discussion/:id',
    titleKey: 'title.discussionDetail',
    access: 'user',
    layout: true,
    namespaces: ['discussion', 'contribution', 'comments', 'history', 'ui', 'validation'],
    page: () => import('../features/discussion/pages/PostPage.tsx'),
  },
  {
    path: '/discussion/:id/edit',
    titleKey: 'title.editDiscussion',
    access: 'user',
    layout: true,
    usesAntd: true,
    namespaces: ['discussion', 'editor', 'ui', 'validation'],
    page: () => import('../features/discussion/pages/EditPage.tsx'),
  },
  {
    path: '/learning',
    titleKey: 'title.learning',
    access: 'guest',
    layout: true,
    canonicalQuery: ['path'],
    namespaces: ['learning'],
    page: () => import('../features/learning/pages/LearningPage.tsx'),
  },
  {
    path: '/learning/chapter/:chapterId',
    titleKey: 'title.chapter',
    access: 'user',
    layout: true,
    namespaces: ['learning', 'question', 'ui'],
    page: () => import('../features/learning/pages/ChapterPage.tsx'),
  },
  {
    path: '/learning/core-knowledge/:id',
    titleKey: 'title.coreKnowledge',
    access: 'user',
    layout: true,
    wide: true,
    namespaces: ['learning', 'question', 'checking', 'note', 'comments', 'history', 'ui', 'validation'],
    page: () => import('../features/learning/pages/KnowledgePointPage.tsx'),
  },
  {
    path: '/interview',
    titleKey: 'title.interview',
    access: 'guest',
    layout: true,
    canonicalQuery: ['group'],
    namespaces: ['interview'],
    page: () => import('../features/interview/pages/InterviewPage.tsx'),
  },
  {
    path: '/interview/:id',
    titleKey: 'title.interviewDetail',
    access: 'guest',
    layout: true,
    usesAntd: true,
    namespaces: ['interview'],
    page: () => import('../features/interview/pages/BankPage.tsx'),
  },
  {
    path: '/interview/session/:id',
    titleKey: 'title.interviewSession',
    access: 'user',
    layout: true,
    usesAntd: true,
    namespaces: ['interview', 'code'],
    page: () => import('../features/interview/pages/SessionPage.tsx'),
  },
  {
    path: '/interview/result/:id',
    titleKey: 'title.interviewResult',
    access: 'user',
    layout: true,
    usesAntd: true,
    namespaces: ['interview', 'checking', 'ui', 'validation'],
    page: () => import('../features/interview/pages/ResultPage.tsx'),
  },
  {
    path: '/interview/share/:token',
    titleKey: 'title.interviewShare',
    access: 'guest',
    layout: true,
    isUnlisted: true,
    namespaces: ['interview', 'checking'],
    page: () => import('../features/interview/pages/SharedResultPage.tsx'),
  },
  {
    path: '/search',
    titleKey: 'title.search',
    access: 'guest',
    layout: true,
    isUnlisted: true,
    namespaces: ['search', 'question', 'discussion'],
    page: () => import('../features/search/pages/SearchPage.tsx'),
  },
  {
    path: '/message',
    titleKey: 'title.message',
    access: 'user',
    layout: true,
    namespaces: ['messages'],
    page: () => import('../features/messages/pages/MessagesPage.tsx'),
  },
  {
    path: '/unsubscribe',
    titleKey: 'title.unsubscribe',
    access: 'guest',
    layout: true,
    namespaces: ['messages'],
    page: () => import('../features/messages/pages/UnsubscribePage.tsx'),
  },
  {
    path: '/contribute',
    titleKey: 'title.contribute',
    access: 'user',
    layout: true,
    usesAntd: true,
    namespaces: ['contribute', 'question', 'editor', 'ui', 'validation'],
    page: () => import('../features/contribute/pages/ContributePage.tsx'),
  },
  {
    path: '/user/profile',
    titleKey: 'title.profile',
    access: 'user',
    layout: true,
    namespaces: ['profile', 'question', 'discussion', 'contribution'],
    page: () => import('../features/profile/pages/ProfilePage.tsx'),
  },
  {
    path: '/u/:id',
    titleKey: 'title.publicProfile',
    access: 'guest',
    layout: true,
    canonicalQuery: ['page'],
    namespaces: ['profile', 'discussion', 'contribution', 'comments', 'validation'],
    page: () => import('../features/profile/pages/PublicProfilePage.tsx'),
  },
  {
    path: '/user/edit',
    titleKey: 'title.editProfile',
    access: 'user',
    layout: true,
    usesAntd: true,
    namespaces: ['profile', 'validation'],
    page: () => import('../features/profile/pages/EditProfilePage.tsx'),
  },
  {
    path: '/user/settings',
    titleKey: 'title.settings',
    access: 'user',
    layout: true,
    usesAntd: true,
    namespaces: ['settings', 'account', 'review', 'validation'],
    page: () => import('../features/profile/pages/SettingsPage.tsx'),
  },
  {
    path: '/admin/*',
    titleKey: 'title.console',
    access: 'admin',
    layout: true,
    page: () => import('../shared/pages/ConsolePage.tsx'),
  },
  {
    path: '/no-permission',
    titleKey: 'title.noPermission',
    access: 'guest',
    layout: true,
    page: () => import('../shared/pages/NoPermissionPage.tsx'),
  },
  {
    path: '*',
    titleKey: 'title.notFound',
    access: 'guest',
    layout: true,
    page: () => import('../shared/pages/NotFoundPage.tsx'),
  },
]

const routeObjects = routes.map((route) => ({ path: route.path, route }))

export interface RouteMatch {
  route: AppRoute
  params: PageLocation['params']
}

/** The screen at a path; every path has one, as the last route takes what no other does. */
export function matchRoute(pathname: string): RouteMatch {
  const match = matchRoutes(routeObjects, pathname)?.[0]
  if (!match) throw new Error(`no route takes ${pathname}`)
  return { route: match.route.route, params: match.params }
}
