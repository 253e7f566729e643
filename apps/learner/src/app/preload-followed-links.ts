import type { PageLoader } from './PageLoader.ts'
import { matchRoute } from './routes.tsx'

/** Fetches a page's code as soon as somebody points at, touches or focuses a link to it. */
export function preloadFollowedLinks(loader: PageLoader): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin === window.location.origin) loader.preload(matchRoute(link.pathname).route)
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, preload, { passive: true })
  }
}
