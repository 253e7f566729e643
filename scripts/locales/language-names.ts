import { type Finding, fileName, type Texts } from './locale-files.ts'

/** Files that name languages name all of them: a menu would show a key else. @param listed every language, by its tag */
export function findUnnamedLanguages(
  languages: ReadonlyMap<string, Texts>,
  listed: readonly string[],
): Finding[] {
  const keys = listed.map((tag) => `language.${tag}`)
  const names = (texts: Texts, namespace: string) => keys.filter((key) => texts.get(namespace)?.has(key))
  const all = [...languages]
  const namespaces = new Set(
    all.flatMap(([, texts]) => [...texts.keys()].filter((one) => names(texts, one).length > 0)),
  )
  return all.flatMap(([language, texts]) =>
    [...namespaces].flatMap((namespace) => {
      const known = names(texts, namespace)
      const missing = keys.filter((key) => !known.includes(key))
      return missing.map((key) => ({
        file: fileName(language, namespace),
        key,
        problem: 'missing: the name of a language, as it calls itself',
      }))
    }),
  )
}
