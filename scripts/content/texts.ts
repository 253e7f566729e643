import texts from '../../locales/zh-CN/check.json' with { type: 'json' }

/** A sentence of `locales/zh-CN/check.json`: content is Chinese, and so is who writes it. */
export type TextKey = keyof typeof texts

/** What a sentence is filled with. */
export type Values = Record<string, string | number>

/** The sentence of a key, its `{{names}}` filled in. */
export function say(key: TextKey, values: Values = {}): string {
  return texts[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
