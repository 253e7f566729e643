import { type Finding, fileName, type Texts } from './locale-files.ts'
import { pluralCategories, splitPlural } from './plural-key.ts'

/** One key in one language: its text, or its texts by plural form. */
interface Entry {
  forms: Map<string, string>
  variables: string
}

const CHINESE_BESIDE_LATIN =
  /[\p{Script=Han}\u3000-\u303f\uff00-\uffef] +[\w{]|[\w}] +[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u

/** Names that the specification writes with a space. */
const SPACED_NAME = /AI 小助手/g

/** Compares every language with the others: the same keys, the same variables, complete plural forms. */
export function compareLanguages(languages: ReadonlyMap<string, Texts>): Finding[] {
  const namespaces = new Set([...languages.values()].flatMap((texts) => [...texts.keys()]))
  return [...namespaces].flatMap((namespace) => compareNamespace(languages, namespace))
}

function compareNamespace(languages: ReadonlyMap<string, Texts>, namespace: string): Finding[] {
  const entries = [...languages].map(([language, texts]) => ({
    language,
    entries: groupForms(texts.get(namespace) ?? new Map()),
  }))
  const keys = new Set(entries.flatMap(({ entries }) => [...entries.keys()]))
  const findings: Finding[] = []
  for (const key of keys) {
    const present = entries.flatMap(({ entries }) => entries.get(key) ?? [])
    const isPlural = present.some(({ forms }) => !forms.has(''))
    const [reference] = present
    for (const { language, entries: own } of entries) {
      const add = (problem: string) => findings.push({ file: fileName(language, namespace), key, problem })
      const entry = own.get(key)
      if (!entry) add('missing')
      else {
        if (entry.variables !== reference?.variables)
          add(
            `variables differ: ${entry.variables || 'none'} here, ${reference?.variables || 'none'} elsewhere`,
          )
        if (isPlural) checkForms(entry, key, language).forEach(add)
        if (
          language.startsWith('zh') &&
          [...entry.forms.values()].some((text) =>
            CHINESE_BESIDE_LATIN.test(text.replaceAll(SPACED_NAME, '')),
          )
        )
          add('a space between Chinese and other text: the style sheet sets that distance')
      }
    }
  }
  return findings
}

function groupForms(texts: ReadonlyMap<string, string>): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const [key, text] of texts) {
    const { base, category = '' } = splitPlural(key)
    const forms = (entries.get(base)?.forms ?? new Map<string, string>()).set(category, text)
    entries.set(base, { forms, variables: listVariables([...forms.values()].join(' ')) })
  }
  return entries
}

function checkForms({ forms }: Entry, key: string, language: string): string[] {
  const wanted = pluralCategories(language, key.endsWith('_ordinal'))
  return [
    ...wanted.filter((form) => !forms.has(form)).map((form) => `plural form _${form} is missing`),
    // i18next takes _zero in every language. A new one begins as a copy of the English folder.
    ...[...forms.keys()]
      .filter((form) => form !== 'zero' && !wanted.includes(form))
      .filter((form) => form !== 'one' || language.startsWith('zh'))
      .map((form) =>
        form === '' ? 'the key without plural form is one too many' : `_${form} is never shown`,
      ),
  ]
}

/** The variables, nested keys and tags that a translation must keep. */
function listVariables(text: string): string {
  const variables = [...text.matchAll(/\{\{\s*-?\s*([\w.]+)|<\/\w+>|<\w+\s*\/>|\$t\([^)]*\)/g)]
  return [...new Set(variables.map(([whole, name]) => (name ? `{{${name}}}` : whole)))].sort().join(' ')
}
