import { LANGUAGES, type Language } from '@app/contract/common/languages'
import { createInstance, type i18n, type ReadCallback } from 'i18next'
import { getI18nProvider } from 'ra-i18n-i18next'
import type { I18nProvider } from 'react-admin'

type Texts = Record<string, unknown>

// Every file is a chunk of its own, so that only one language is loaded.
const files = import.meta.glob<Texts>(
  '../../../../../locales/*/{admin,code,editor,sheet,ui,validation}.json',
  {
    import: 'default',
  },
)

const localeFiles = {
  type: 'backend' as const,
  init() {},
  read(language: string, namespace: string, callback: ReadCallback) {
    const load = files[`../../../../../locales/${language}/${namespace}.json`]
    if (!load) return callback(new Error(`no locales/${language}/${namespace}.json`), null)
    load().then(
      (texts) => callback(null, texts),
      (error: unknown) => callback(error instanceof Error ? error : String(error), null),
    )
  },
}

/** The texts of one language, for our own components (`useTranslation('admin')`) and for react-admin's. */
export async function createI18n(language: Language): Promise<{ i18n: i18n; i18nProvider: I18nProvider }> {
  const instance = createInstance()
  instance.use(localeFiles)
  const i18nProvider = await getI18nProvider(
    instance,
    {
      lng: language,
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['admin', 'ui'],
      defaultNS: 'admin',
      // Messages of the server are passed through as keys, and may hold a colon.
      nsSeparator: false,
      interpolation: { escapeValue: false },
    },
    LANGUAGES.map((locale) => ({ locale, name: locale })),
  )
  return { i18n: instance, i18nProvider }
}
