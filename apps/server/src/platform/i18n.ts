import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@app/contract/languages'
import { createInstance, type TFunction } from 'i18next'

export type { Language }

const namespaces = [
  'server',
  'validation',
  'operator',
  'content',
  'drawing',
  'interviewer',
  'messages',
] as const
const folder = new URL('../../../../locales/', import.meta.url)
const read = (language: Language, namespace: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, folder), 'utf8'))

const i18n = createInstance({
  fallbackLng: LANGUAGES[0],
  ns: namespaces,
  defaultNS: 'server',
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(namespaces.map((namespace) => [namespace, read(language, namespace)])),
    ]),
  ),
})
await i18n.init()

/** The texts of a language; server messages by default, `validation:` before a key for field messages. */
export function translator(language: Language): TFunction {
  return i18n.getFixedT(language)
}

/** A text for whoever runs the server, on its console. */
export const operatorText: TFunction<'operator'> = i18n.getFixedT(LANGUAGES[0], 'operator')

/** Whether a field message of this key exists. */
export function hasValidationText(key: string): boolean {
  return i18n.exists(`validation:${key}`)
}

/** The first of the reader's languages that the product speaks; Chinese when there is none. */
export function chooseLanguage(acceptLanguage: string | undefined): Language {
  for (const entry of (acceptLanguage ?? '').split(',')) {
    const wanted = entry.trim().slice(0, 2).toLowerCase()
    const found = LANGUAGES.find((language) => language.slice(0, 2) === wanted)
    if (found) return found
  }
  return LANGUAGES[0]
}
