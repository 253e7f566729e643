import { LANGUAGES } from './languages.gen.ts'

/** The languages of locales/, as BCP 47 tags; the first is the product's own. */
export { LANGUAGES }
export type Language = (typeof LANGUAGES)[number]

/** More than a reader names. */
const MOST_WISHES = 20

/** The language of that tag, or the product's own. */
export function toLanguage(tag: string | undefined): Language {
  return LANGUAGES.find((language) => language === tag) ?? LANGUAGES[0]
}

/**
 * What a language calls itself: 中文, English; with its country or script where there are several of its kind.
 * @param languages those that it stands among
 */
export function languageName(tag: string, languages: readonly string[] = LANGUAGES): string {
  const { language } = new Intl.Locale(tag)
  const kin = languages.filter((other) => new Intl.Locale(other).language === language)
  const name = kin.length > 1 ? tag : language
  return new Intl.DisplayNames([tag], { type: 'language' }).of(name) ?? tag
}

/** The language a reader chose on one of the sites, which a cookie remembers, or the product's own. */
export function languageOfCookies(cookies: string): Language {
  return toLanguage(/(?:^|;\s*)language=([^;]*)/.exec(cookies)?.[1])
}

/** The language that an Accept-Language header asks for; undefined when there is none of those. */
export function languageOfHeader<T extends string>(header: string, languages: readonly T[]): T | undefined {
  const wishes = header.split(',', MOST_WISHES).map((wish) => {
    const [tag = '', quality = ''] = wish.split(';')
    return { tag: tag.trim(), quality: Number(/^\s*q=([\d.]+)\s*$/.exec(quality)?.[1] ?? 1) }
  })
  const tags = wishes
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
  return matchLanguage(tags, languages)
}

/** The language that a terminal's LANGUAGE or locale (`zh_CN.UTF-8`) asks for; undefined when there is none of those. */
export function languageOfEnvironment<T extends string>(
  environment: Readonly<Record<string, string | undefined>>,
  languages: readonly T[],
): T | undefined {
  const { LANGUAGE = '', LC_ALL, LC_MESSAGES, LANG } = environment
  const names = [...LANGUAGE.split(':'), LC_ALL || LC_MESSAGES || LANG || '']
  const tags = names.map((name) => name.split(/[.@]/, 1).join('').replaceAll('_', '-'))
  return matchLanguage(tags, languages)
}

/** The language for the first of the tags that there is one for: best the same, else the same writing, else another of its kind. */
function matchLanguage<T extends string>(tags: readonly string[], languages: readonly T[]): T | undefined {
  for (const tag of tags) {
    // What most readers send needs no closer look, which takes longer.
    const same = languages.find((language) => language === tag)
    if (same) return same
    const wanted = localeOf(tag)
    if (!wanted) continue
    const [best] = languages
      .map((language) => ({ language, closeness: closenessOf(wanted, new Intl.Locale(language).maximize()) }))
      .filter(({ closeness }) => closeness > 0)
      .sort((a, b) => b.closeness - a.closeness)
    if (best) return best.language
  }
  return undefined
}

/** With what it leaves unsaid: zh-TW is written in Hant, pt is that of BR. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return undefined
  }
}

function closenessOf(a: Intl.Locale, b: Intl.Locale): number {
  if (a.language !== b.language) return 0
  if (a.script !== b.script) return 1
  return a.region === b.region ? 3 : 2
}
