import '@app/ui/theme.css'
import '@app/ui/base.css'
import './app.css'
import { ToastStack } from '@app/ui/toast'
import { useCallback, useEffect, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Assistant } from '../features/assistant/panel/Assistant.tsx'
import type { RootStore } from '../shared/root/RootStore.ts'
import { RootStoreContext } from '../shared/root/store-context.ts'
import { ThemeContext } from '../shared/theme/theme-context.ts'
import { explainConsoleRefusal } from './explain-console-refusal.ts'
import { followBrowser } from './follow-browser.ts'
import { PageShownContext, type Pages, PagesContext } from './loading/pages-context.ts'
import { RouteProgress } from './loading/RouteProgress.tsx'
import { AppRoutes } from './routing/AppRoutes.tsx'

/** The whole site, below a router; the same on the server and in the browser. */
export function App({ root, pages }: { root: RootStore; pages: Pages }) {
  // Until the page itself is hydrated the browser must render what the server did, a guest's page. The page hydrates
  // after what stands around it, so this waits for the page to say so.
  const [isPageShown, setPageShown] = useState(false)
  const showPage = useCallback(() => setPageShown(true), [])
  useEffect(() => {
    if (!isPageShown) return
    const stop = followBrowser(root)
    explainConsoleRefusal(root, window.location)
    return stop
  }, [root, isPageShown])
  return (
    <I18nextProvider i18n={root.i18n}>
      <RootStoreContext value={root}>
        <ThemeContext value={root.theme}>
          <PagesContext value={pages}>
            <PageShownContext value={showPage}>
              <RouteProgress />
              <AppRoutes />
              <Assistant />
              <ToastStack store={root.toasts} />
            </PageShownContext>
          </PagesContext>
        </ThemeContext>
      </RootStoreContext>
    </I18nextProvider>
  )
}
