import type { Client } from '@app/api-client'
import { type Language, toLanguage } from '@app/contract/common/languages'
import type { Contract } from '@app/contract/contract'
import { enableStaticRendering } from 'mobx-react-lite'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { Manifest } from 'vite'
import { memoryStorage } from '../shared/browser-storage.ts'
import { createI18n } from '../shared/i18n/create-i18n.ts'
import { RootStore } from '../shared/root/RootStore.ts'
import type { GivenSite } from '../shared/site-settings.ts'
import { App } from './App.tsx'
import { recordAnswers } from './api/recorded-answers.ts'
import { composeDocument, type OpenDocument } from './document/compose-document.ts'
import { pageHeads } from './document/page-heads.ts'
import { responseStatus } from './document/response-status.ts'
import { PageDataLoader } from './loading/PageDataLoader.ts'
import { PageLoader } from './loading/PageLoader.ts'
import { matchRoute } from './routes.tsx'

export { closeDocument } from './document/compose-document.ts'

enableStaticRendering(true)

export interface RenderRequest {
  /** Path and query, as in `request.url`. */
  url: string
  /** Name of a language of locales/; any other counts as zh-CN. */
  language: string
  /** The api client of a guest. */
  api: Client<Contract>
  /** Vite's manifest of the client build. */
  manifest: Manifest
  /** The site's public address without a path, e.g. `https://host`. */
  origin: string
  /** What the operator has set of the site. */
  site?: GivenSite
}

export interface RenderedPage extends OpenDocument {
  /** 200; 404 for what is not there; 503 when a call the page needs failed (such a page must not be kept). */
  status: number
  /** Known only to who was given its address: no copy of it is to be kept. */
  isUnlisted: boolean
}

/**
 * Renders a page as a guest sees it. Pages that need login get their frame and an outline, and no data.
 *
 * Rejects only when rendering itself fails.
 */
export async function renderPage({
  url,
  language,
  api,
  manifest,
  origin,
  site = {},
}: RenderRequest): Promise<RenderedPage> {
  const { pathname, search } = new URL(origin + url)
  const { route, params } = matchRoute(pathname)
  const location = { params, search: new URLSearchParams(search) }
  const { i18n, loader } = await textsOf(toLanguage(language))
  const recording = recordAnswers(api)
  const root = new RootStore({ createApi: () => recording.api, storage: memoryStorage(), i18n, site })
  const pages = { loader, dataLoader: new PageDataLoader() }
  if (route.access === 'guest') {
    const module = await loader.load(route)
    await pages.dataLoader.load(root, module, pathname, location)
  }
  const heading = recordAnswers(api)
  // Whether it failed is in the answers.
  const pageHead = await pageHeads[route.path]?.(heading.api, location, i18n.t).catch(() => undefined)
  const body = renderToString(
    <StaticRouter location={pathname + search}>
      <App root={root} pages={pages} />
    </StaticRouter>,
  )
  const snapshot = { answers: recording.answers, site }
  return {
    status: responseStatus(route, { ...recording.answers, ...heading.answers }),
    isUnlisted: route.isUnlisted ?? false,
    ...composeDocument({
      body,
      route,
      pathname,
      search,
      snapshot,
      i18n,
      manifest,
      origin,
      pageHead,
    }),
  }
}

const texts = new Map<
  Language,
  Promise<{ i18n: Awaited<ReturnType<typeof createI18n>>; loader: PageLoader }>
>()

/** The texts of a language and the pages whose texts are loaded: the same for all requests. */
function textsOf(language: Language) {
  const known = texts.get(language)
  if (known) return known
  const created = createI18n(language, ['document']).then((i18n) => ({ i18n, loader: new PageLoader(i18n) }))
  texts.set(language, created)
  return created
}
