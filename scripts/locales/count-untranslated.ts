import type { Texts } from './locale-files.ts'

/** How many texts of a language stand as in the one that it was copied from, of how many. Those without words count for neither. */
export function countUntranslated(texts: Texts, original: Texts): { same: number; all: number } {
  const counts = { same: 0, all: 0 }
  for (const [namespace, entries] of texts) {
    for (const [key, text] of entries) {
      if (!/\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}|<[^>]*>/g, ''))) continue
      counts.all += 1
      if (original.get(namespace)?.get(key) === text) counts.same += 1
    }
  }
  return counts
}
