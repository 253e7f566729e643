export const LANGUAGES = ['zh-CN', 'en-US'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language of that name, or zh-CN. */
export function toLanguage(name: string): Language {
  return LANGUAGES.find((language) => language === name) ?? 'zh-CN'
}
