/**
 * Imports code that is asked for again where it did not arrive: `importCode(() => import('./Panel.tsx'))`.
 *
 * Chromium 150 and older remember for as long as a page lives that a module failed to arrive, and never ask for it
 * again. So nothing is imported while there is no network.
 * @throws TypeError where the site's server is out of reach
 */
export async function importCode<T>(load: () => Promise<T>): Promise<T> {
  // A browser is offline too where it uses a server on its own machine, which answers all the same.
  if (navigator.onLine === false) await fetch('/healthz')
  return load()
}
