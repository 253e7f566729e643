import type { Manifest } from 'vite'
import { EVERYWHERE, localeFile } from '../../shared/i18n/create-i18n.ts'
import type { AppRoute } from '../routes.tsx'

const ENTRY = 'src/app/entry-client.tsx'
const REPOSITORY = '../../'

/** Files of the client build, as addresses. */
export interface PageAssets {
  script: string
  /** Modules the script imports before it hydrates the page. */
  modules: string[]
  styles: string[]
}

/**
 * The files a page needs for its hydration, so that the document can name them all at once.
 * @throws Error when the manifest is of another build
 */
export function findPageAssets(manifest: Manifest, route: AppRoute, language: string): PageAssets {
  const texts = [...EVERYWHERE, ...(route.namespaces ?? [])].map(
    (namespace) => REPOSITORY + localeFile(language, namespace),
  )
  const sources = [ENTRY, ...texts, ...(route.source && route.access === 'guest' ? [route.source] : [])]
  const chunks = new Set(sources.flatMap((source) => withImports(manifest, source)))
  const entry = findChunk(manifest, ENTRY)
  return {
    script: `/${entry.file}`,
    modules: [...chunks].filter((chunk) => chunk !== entry).map(({ file }) => `/${file}`),
    styles: [...new Set([...chunks].flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  }
}

function withImports(manifest: Manifest, source: string): Manifest[string][] {
  const chunk = findChunk(manifest, source)
  return [
    chunk,
    ...(chunk.imports ?? []).flatMap((imported) =>
      imported === ENTRY ? [] : withImports(manifest, imported),
    ),
  ]
}

function findChunk(manifest: Manifest, source: string): Manifest[string] {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`the client build has no ${source}`)
  return chunk
}
