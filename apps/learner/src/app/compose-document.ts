import type { i18n } from 'i18next'
import type { Manifest } from 'vite'
import { BOOT_SCRIPT } from './boot-script.ts'
import { findPageAssets } from './page-assets.ts'
import { pageTitle } from './page-title.ts'
import type { AppRoute } from './routes.tsx'
import { type Snapshot, snapshotElement } from './snapshot.ts'

export interface DocumentParts {
  body: string
  route: AppRoute
  pathname: string
  snapshot: Snapshot
  i18n: i18n
  manifest: Manifest
  /** Stylesheets of the client build by address; those that are here stand in the document itself. */
  styles: Readonly<Record<string, string>>
  origin: string
}

/** Where an answer's nonce belongs; html holds no such character. */
const NONCE = '\0'

/** Puts a rendered page into a document; the result joins it with the nonce of an answer. */
export function composeDocument({ body, snapshot, i18n, ...page }: DocumentParts): (nonce: string) => string {
  const assets = findPageAssets(page.manifest, page.route, i18n.language)
  const head = composeHead({ ...page, i18n })
  const styles = assets.styles.map((file) => composeStyle(file, page.styles[file])).join('')
  const modules = assets.modules.map((file) => `<link rel="modulepreload" href="${file}">`).join('')
  const pieces = [
    `<!doctype html><html lang="${i18n.language}"><head>${head}<meta property="csp-nonce" nonce="${NONCE}">`,
    `<script nonce="${NONCE}">${BOOT_SCRIPT}</script>${styles}${modules}`,
    `<script type="module" src="${assets.script}"></script></head>`,
    `<body><div id="root">${body}</div>${snapshotElement(snapshot)}</body></html>`,
  ]
    .join('')
    .split(NONCE)
  return (nonce) => pieces.join(nonce)
}

/**
 * A stylesheet as part of the document, so that the first paint waits for nothing else. The link, which prints alone
 * would wait for, tells the script that the file is there already and lets the browser keep it for other pages.
 */
function composeStyle(file: string, content: string | undefined): string {
  if (content === undefined) return `<link rel="stylesheet" href="${file}">`
  return `<style nonce="${NONCE}">${content}</style><link rel="stylesheet" href="${file}" media="print">`
}

function composeHead({
  route,
  pathname,
  i18n,
  origin,
}: Omit<DocumentParts, 'body' | 'snapshot' | 'manifest' | 'styles'>): string {
  const t = i18n.t
  const isPublic = route.access === 'guest' && route.path !== '*'
  const canonical = escapeHtml(origin + (pathname === '/' ? pathname : pathname.replace(/\/+$/, '')))
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<title>${escapeHtml(pageTitle(t, route.titleKey))}</title>`,
    `<meta name="description" content="${escapeHtml(t('product.description'))}">`,
    isPublic ? `<link rel="canonical" href="${canonical}">` : '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  ].join('')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
