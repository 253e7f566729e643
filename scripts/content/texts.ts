import { readFile } from 'node:fs/promises'
import { OPERATOR_LANGUAGE } from '../../apps/server/src/platform/i18n.ts'
import type texts from '../../locales/zh-CN/check.json'

/** A sentence of `locales/<lng>/check.json`. */
export type TextKey = keyof typeof texts

/** What a sentence is filled with. */
export type Values = Record<string, string | number>

const file = new URL(`../../locales/${OPERATOR_LANGUAGE}/check.json`, import.meta.url)
const sentences: Record<TextKey, string> = JSON.parse(await readFile(file, 'utf8'))

/** The sentence of a key in the terminal's language, its `{{names}}` filled in. */
export function say(key: TextKey, values: Values = {}): string {
  return sentences[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
