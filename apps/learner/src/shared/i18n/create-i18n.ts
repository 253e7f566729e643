import type { Language } from '@app/contract/common/languages'
import { createInstance, type i18n, type ReadCallback } from 'i18next'
import { importCode } from '../import-code.ts'
import { loadTexts } from './load-texts.ts'

const DEFAULT_NAMESPACE = 'common'
/** Texts that every page needs: the site's own, and those of packages/ui. */
export const EVERYWHERE = [DEFAULT_NAMESPACE, 'ui']

const ROOT = '../../../../../'

type Texts = Record<string, unknown>

// One chunk per file: a visitor loads only their language's texts of the pages they open. Those of the server and the console
// stay out: each file's name weighs on the first load.
const files = import.meta.glob<Texts>(
  [
    '../../../../../locales/*/*.json',
    '!../../../../../locales/*/{admin,check,content,drawing,interviewer,operator,server}.json',
  ],
  { import: 'default' },
)

const localeFiles = {
  type: 'backend' as const,
  init() {},
  read(language: string, namespace: string, callback: ReadCallback) {
    const file = localeFile(language, namespace)
    const load = files[`${ROOT}${file}`]
    if (!load) return callback(new Error(`there is no ${file}`), null)
    importCode(load).then(
      (texts) => callback(null, texts),
      (error: unknown) => callback(error instanceof Error ? error : String(error), null),
    )
  },
}

/** The path of a namespace's file below the repository. */
export function localeFile(language: string, namespace: string): string {
  return `locales/${language}/${namespace}.json`
}

/**
 * The texts of one language, with the given namespaces and those every page needs loaded.
 * @throws Error when one did not arrive
 */
export async function createI18n(language: Language, namespaces: readonly string[] = []): Promise<i18n> {
  const instance = createInstance()
  const needed = [...EVERYWHERE, ...namespaces]
  await instance.use(localeFiles).init({
    lng: language,
    fallbackLng: false,
    load: 'currentOnly',
    ns: needed,
    defaultNS: DEFAULT_NAMESPACE,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  await loadTexts(instance, language, needed)
  return instance
}
