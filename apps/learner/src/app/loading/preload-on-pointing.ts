import { preloadAntd } from '../../shared/antd/preload.ts'
import { preloadApi } from '../api/lazy-api.ts'
import { matchRoute } from '../routes.tsx'
import type { PageLoader } from './PageLoader.ts'

/**
 * Fetches what a click will need as soon as the user points at, touches or focuses a link or a control. Nothing is
 * fetched before that: a page that is only read stays as light as its first paint.
 */
export function preloadOnPointing(loader: PageLoader): void {
  const preload = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest('a, button, input, select') : null
    if (!element) return
    preloadApi()
    if (!(element instanceof HTMLAnchorElement) || element.origin !== window.location.origin) return
    const { route } = matchRoute(element.pathname)
    loader.preload(route)
    if (route.usesAntd) preloadAntd()
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, preload, { passive: true })
  }
}
