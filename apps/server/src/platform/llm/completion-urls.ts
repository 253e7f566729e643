import { withoutEndSlashes } from '../text/without-end-slashes.ts'

const PATH = '/chat/completions'

/**
 * Where a provider may take chat completions, the likelier place first: people give its address with `/v1`, without,
 * or with the whole path.
 */
export function completionUrls(baseUrl: string): string[] {
  const base = withoutEndSlashes(baseUrl).replace(/\/chat\/completions$/, '')
  const isVersioned = /\/v\d\w*(\/|$)/.test(new URL(base).pathname)
  if (isVersioned) return [base + PATH]
  const hasPath = new URL(base).pathname !== '/'
  const [plain, versioned] = [base + PATH, `${base}/v1${PATH}`]
  return hasPath ? [plain, versioned] : [versioned, plain]
}
