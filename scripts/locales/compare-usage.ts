import { type Finding, fileName, type Texts } from './locale-files.ts'
import { splitPlural } from './plural-key.ts'
import type { Usage } from './used-keys.ts'

/** Keys a library asks for: react-admin its own texts, and the names of resources and their fields. */
const LIBRARY_KEYS: Record<string, RegExp> = { admin: /^(?:ra|resources)\./ }

/** Keys that the sources use but the texts lack, and texts that nothing uses. */
export function compareUsage(language: string, texts: Texts, usage: Usage): Finding[] {
  return [...findMissing(language, texts, usage), ...findUnused(language, texts, usage)]
}

function findMissing(language: string, texts: Texts, { keys }: Usage): Finding[] {
  return keys
    .filter(({ namespace, key }) => {
      const known = [...(texts.get(namespace)?.keys() ?? [])]
      return !known.some((own) => own === key || splitPlural(own).base === key || own.startsWith(`${key}.`))
    })
    .map(({ namespace, key, place }) => ({
      file: fileName(language, namespace),
      key,
      problem: `missing, used in ${place}`,
    }))
}

function findUnused(language: string, texts: Texts, usage: Usage): Finding[] {
  const used = new Set(usage.keys.map(({ namespace, key }) => `${namespace}:${key}`))
  const findings: Finding[] = []
  for (const [namespace, entries] of texts) {
    for (const key of entries.keys()) {
      const { base } = splitPlural(key)
      if (
        !used.has(`${namespace}:${base}`) &&
        !used.has(`${namespace}:${key}`) &&
        !isNamed(namespace, base, usage)
      )
        findings.push({ file: fileName(language, namespace), key, problem: 'unused' })
    }
  }
  return findings
}

/** Whether the sources name a key in another way than by a call: as a word that is handed on, or by its start, or not at all because a library does. */
function isNamed(namespace: string, key: string, { prefixes, literals }: Usage): boolean {
  if (LIBRARY_KEYS[namespace]?.test(key)) return true
  if (literals.has(key) || literals.has(`${namespace}:${key}`)) return true
  return prefixes.some((prefix) => {
    const [start = '', ofNamespace] = prefix.split(':').reverse()
    if (ofNamespace !== undefined && ofNamespace !== namespace) return false
    return start !== '' && key.startsWith(start)
  })
}
