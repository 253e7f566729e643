import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { PageSkeleton } from '../../shared/components/PageSkeleton.tsx'
import { PageTitleContext } from '../../shared/page-title.ts'
import { useRootStore } from '../../shared/root/store-context.ts'
import { pageTitle } from '../document/page-title.ts'
import { usePageShown, usePages } from '../loading/pages-context.ts'
import type { AppRoute } from '../routes.tsx'
import { RedirectToLogin } from './RedirectToLogin.tsx'
import { checkAccess } from './route-access.ts'

/** A screen behind its guard: the page itself, its outline while that is not decided, or the way elsewhere. */
export const RoutePage = observer(function RoutePage({ route }: { route: AppRoute }) {
  const { session, generation } = useRootStore()
  const { t } = useTranslation()
  const [ownTitle, setOwnTitle] = useState<string | null>(null)
  const title = pageTitle(t, ownTitle ?? t(route.titleKey))
  const wasGranted = useRef(false)
  const access = checkAccess(route.access, session)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (access === 'granted') wasGranted.current = true
  }, [access])

  if (access === 'forbidden') return <Navigate to="/no-permission" replace />
  if (access === 'loginRequired') {
    // A user who signs out here is on the way to the login page already.
    if (session.wasSignedOut && wasGranted.current) return <PageSkeleton />
    return <RedirectToLogin isTold={session.isEndTold && wasGranted.current} />
  }
  if (access === 'undecided') return <PageOutline />
  return (
    <PageTitleContext value={setOwnTitle}>
      <Suspense fallback={<PageSkeleton />}>
        <LoadedPage key={generation} route={route} />
      </Suspense>
    </PageTitleContext>
  )
})

function PageOutline() {
  usePageShown()
  return <PageSkeleton isForMembers />
}

const LoadedPage = observer(function LoadedPage({ route }: { route: AppRoute }) {
  const { loader, dataLoader } = usePages()
  const root = useRootStore()
  const params = useParams()
  const { pathname, search, key } = useLocation()
  const { token } = root.session
  usePageShown()
  const page = loader.get(route, key)
  // Thrown for the Suspense above: `use` may not be called now and then, and suspends even for what is here.
  if (page instanceof Promise) throw page

  // biome-ignore lint/correctness/useExhaustiveDependencies: params belong to pathname; the token is read inside.
  useEffect(() => {
    void dataLoader.load(root, page, pathname, { params, search: new URLSearchParams(search) })
  }, [dataLoader, root, page, pathname, search, token])

  return <page.Page />
})
