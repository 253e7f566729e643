import type { CheckedText } from '@app/contract/content/checked'
import { splitSource } from '@app/contract/content/checked-values'

/** How an item was checked, as its file's front matter says it; nothing where nobody has. */
export function checkedMatter({ checkedDate: date, versions, sources }: CheckedText): object {
  if (date === '' && versions.length === 0 && sources.length === 0) return {}
  return { checked: { date, versions, sources: sources.map(splitSource) } }
}
