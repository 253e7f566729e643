import { DISCUSSION_CATEGORIES } from '@app/contract/discussion/values'
import { tooOldNote } from '@app/ui/too-old-note'
import type { i18n } from 'i18next'
import type { Manifest } from 'vite'
import type { AppRoute } from '../routes.tsx'
import { BOOT_SCRIPT } from './boot-script.ts'
import { findPageAssets } from './page-assets.ts'
import type { PageHead } from './page-heads.ts'
import { pageTitle } from './page-title.ts'
import { type Snapshot, snapshotElement } from './snapshot.ts'
import { startScript } from './start-script.ts'

export interface DocumentParts {
  body: string
  route: AppRoute
  pathname: string
  search: string
  snapshot: Snapshot
  i18n: i18n
  manifest: Manifest
  origin: string
  /** What is known of a page that is for users. */
  pageHead?: PageHead | undefined
}

/** A document without its end, and the scripts that stand inline in it, to the letter. */
export interface OpenDocument {
  html: string
  inlineScripts: string[]
}

/** Puts a rendered page into a document; {@link closeDocument} ends it for each answer. */
export function composeDocument({ body, snapshot, i18n, ...page }: DocumentParts): OpenDocument {
  const assets = findPageAssets(page.manifest, page.route, i18n.language)
  const head = composeHead({ ...page, i18n })
  const styles = assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')
  const start = startScript(assets)
  const tooOld = tooOldNote(escapeHtml(i18n.t('document:tooOld')))
  const html = [
    `<!doctype html><html lang="${i18n.language}"><head>${head}<script>${BOOT_SCRIPT}</script>${styles}${WITHOUT_SCRIPTS}</head>`,
    `<body>${noScriptNote(page.route, i18n, page.pageHead)}${tooOld.html}<script>${tooOld.script}</script><div id="root">${body}</div>${snapshotElement(snapshot)}`,
    `<script>${start}</script>`,
  ].join('')
  return { html, inlineScripts: [BOOT_SCRIPT, tooOld.script, start] }
}

/** The end of every document, with the nonce for the styles that libraries add to the page. */
export function closeDocument(nonce: string): string {
  return `<meta property="csp-nonce" nonce="${nonce}"></body></html>`
}

function composeHead({
  route,
  pathname,
  search,
  i18n,
  origin,
  pageHead,
}: Omit<DocumentParts, 'body' | 'snapshot' | 'manifest'>): string {
  const t = i18n.t
  const isPublic =
    (pageHead !== undefined || route.access === 'guest') && route.path !== '*' && !route.isUnlisted
  const title = pageTitle(t, pageHead?.title ?? t(route.titleKey))
  const description = pageHead?.description || t('product.description')
  const canonical = escapeHtml(origin + canonicalAddress(route, pathname, search))
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(pageHead ? previewTags(pageHead.title, description) : []),
    isPublic ? `<link rel="canonical" href="${canonical}">` : '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.ico" sizes="48x48">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ].join('')
}

/** The words that make another page. */
const WORDS: readonly string[] = DISCUSSION_CATEGORIES

/** What chats and social networks show of a link. */
function previewTags(title: string, description: string): string[] {
  return [
    '<meta property="og:type" content="article">',
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
  ]
}

/** The address under which search engines know the page. */
function canonicalAddress({ canonicalQuery = [] }: AppRoute, pathname: string, search: string): string {
  const given = new URLSearchParams(search)
  const query = new URLSearchParams()
  for (const name of canonicalQuery) {
    const value = given.get(name)
    if (value !== null && (/^[1-9]\d{0,8}$/.test(value) || WORDS.includes(value))) query.set(name, value)
  }
  const path = /^.*[^/]/.exec(pathname)?.[0] ?? '/'
  return query.size > 0 ? `${path}?${query}` : path
}

/** Takes away what only acts by scripts, and the outlines of what they would bring. */
const WITHOUT_SCRIPTS = '<noscript><link rel="stylesheet" href="/without-scripts.css"></noscript>'

/** What a browser without scripts is told of a page that is not whole without them, after what anybody may read of it. */
function noScriptNote({ access, usesAntd = false }: AppRoute, { t }: i18n, head?: PageHead): string {
  if (access === 'guest' && !usesAntd) return ''
  const text = escapeHtml(t(access === 'guest' ? 'document:noScript' : 'document:noScriptLogin'))
  const known = head ? `<h1>${escapeHtml(head.title)}</h1><p>${escapeHtml(head.description ?? '')}</p>` : ''
  return `<noscript><div class="document-note">${known}<p>${text}</p></div></noscript>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
