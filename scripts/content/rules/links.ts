import type { FileFault } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import { nameOf, toPlace } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import { type Content, fault, type Item } from '../model.ts'

/** Every link leads to a question that is published, once, and not back to where it stands. */
export function checkLinks(content: Content): FileFault[] {
  const known = new Set(content.questions.map(({ name }) => name))
  const links = [
    ...content.questions.map((item) => ({ item, field: 'related', names: item.matter.related })),
    ...[...content.points, ...content.interviews].map((item) => ({
      item,
      field: 'questions',
      names: item.matter.questions,
    })),
  ]
  return links
    .filter(({ item }) => content.isSelected(item.path))
    .flatMap(({ item, field, names }) => checkNames(item, field, names, known, content.refused))
}

/** A question by the name that another one of `parent` calls it by. */
export const fullName = (name: string, parent: string): string => nameOf(toPlace(name, parent))

function checkNames(
  item: Item,
  field: string,
  names: readonly string[],
  known: ReadonlySet<string>,
  refused: ReadonlySet<string>,
): FileFault[] {
  return names.flatMap((name, index) => {
    const full = fullName(name, item.parent)
    const line = item.lineOf([field, index])
    if (field === 'related' && full === item.name) return fault(item, line, 'linkToItself')
    if (field === 'related' && name.startsWith(`${item.parent}/`)) {
      return fault(item, line, 'linkNamesOwnBank', { name })
    }
    if (names.findIndex((other) => fullName(other, item.parent) === full) < index) {
      return fault(item, line, 'linkTwice', { name })
    }
    return known.has(full) || refused.has(full) ? [] : fault(item, line, 'linkLost', { name })
  })
}
