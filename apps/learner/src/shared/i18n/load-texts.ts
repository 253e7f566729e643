import type { i18n } from 'i18next'

/**
 * Fetches the texts of namespaces that are not here yet; i18next alone would show keys in their place and never ask again.
 * @throws Error when one did not arrive
 */
export async function loadTexts(i18n: i18n, language: string, namespaces: readonly string[]): Promise<void> {
  const findMissing = () => namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace))
  const missing = findMissing()
  if (missing.length > 0) await i18n.reloadResources([language], missing)
  const lost = findMissing()
  if (lost.length > 0) throw new Error(`no texts of ${language}: ${lost.join(', ')}`)
}
