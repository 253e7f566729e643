import '@app/ui/fallbacks'
import { toLanguage } from '@app/contract/common/languages'
import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { browserStorage } from '../shared/browser-storage.ts'
import { createI18n } from '../shared/i18n/create-i18n.ts'
import { RootStore } from '../shared/root/RootStore.ts'
import { installTrustedTypes } from '../shared/trusted-types.ts'
import { whenIdle } from '../shared/when-idle.ts'
import { App } from './App.tsx'
import { createLazyApi } from './api/lazy-api.ts'
import { readSnapshot } from './document/snapshot.ts'
import { findEarlyChoices, repeatChoices } from './early-choices.ts'
import { PageDataLoader } from './loading/PageDataLoader.ts'
import { PageLoader } from './loading/PageLoader.ts'
import { preloadOnPointing } from './loading/preload-on-pointing.ts'
import { matchRoute } from './routes.tsx'

installTrustedTypes(window)
// In a task of its own: running all this code for the first time is one already.
setTimeout(start)

/** Brings what the first page needs, then takes over the server's document (or, without a server, fills an empty one). */
async function start() {
  const { pathname, search } = window.location
  const { route, params } = matchRoute(pathname)
  const snapshot = readSnapshot()
  const i18n = await createI18n(toLanguage(document.documentElement.lang), route.namespaces)
  const root = new RootStore({
    createApi: (wiring) => createLazyApi(wiring, snapshot?.answers ?? {}),
    storage: browserStorage(),
    i18n,
    ...(snapshot && { site: snapshot.site }),
  })
  const pages = { loader: new PageLoader(i18n), dataLoader: new PageDataLoader() }
  if (snapshot && route.access === 'guest') {
    const module = await pages.loader.load(route)
    await pages.dataLoader.load(root, module, pathname, { params, search: new URLSearchParams(search) })
  } else {
    pages.loader.preload(route)
  }
  mount(
    <BrowserRouter>
      <App root={root} pages={pages} />
    </BrowserRouter>,
    snapshot !== null,
  )
  preloadOnPointing(pages.loader)
}

function mount(app: ReactNode, isRendered: boolean) {
  const element = document.getElementById('root')
  if (element === null) throw new Error('the document has no #root')
  if (!isRendered) return createRoot(element).render(app)
  const choices = findEarlyChoices(element)
  // As a transition React hydrates in slices and lets the browser answer the user in between.
  startTransition(() => {
    hydrateRoot(
      element,
      <HydrationListener onHydrated={() => whenIdle(() => repeatChoices(choices))}>{app}</HydrationListener>,
    )
  })
}

/** Calls back once, when React has taken over the document. */
function HydrationListener({ children, onHydrated }: { children: ReactNode; onHydrated: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(onHydrated, [])
  return children
}
