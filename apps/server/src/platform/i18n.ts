import { readFileSync } from 'node:fs'
import {
  LANGUAGES,
  type Language,
  languageOfEnvironment,
  languageOfHeader,
} from '@app/contract/common/languages'
import { createInstance, type TFunction } from 'i18next'

export type { Language }

const namespaces = [
  'server',
  'validation',
  'operator',
  'content',
  'sheet',
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

/** The language of whoever runs the server: that of the terminal it was started in. */
export const OPERATOR_LANGUAGE: Language = languageOfEnvironment(process.env, LANGUAGES) ?? LANGUAGES[0]

/** A text for whoever runs the server, on its console. */
export const operatorText: TFunction<'operator'> = i18n.getFixedT(OPERATOR_LANGUAGE, 'operator')

/** Whether a field message of this key exists. */
export function hasValidationText(key: string): boolean {
  return i18n.exists(`validation:${key}`)
}

/** The first of the reader's languages that the product speaks; its own when there is none. */
export function chooseLanguage(acceptLanguage: string | undefined): Language {
  return languageOfHeader(acceptLanguage ?? '', LANGUAGES) ?? LANGUAGES[0]
}
