import type { FileFault } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import { type Content, fault, type Item, selectedItems } from '../model.ts'

const LEAST_HEADINGS = 2

/** Headings begin at the second level, leave none out and are each there once. */
export function checkStructure(content: Content): FileFault[] {
  const { questions, points, isSelected } = content
  const bare = [...questions, ...points].filter(
    ({ path, body }) => isSelected(path) && body.sections.length < LEAST_HEADINGS,
  )
  return [
    ...bare.map((item) => fault(item, item.body.line, 'headingCount', { least: LEAST_HEADINGS })),
    ...selectedItems(content).flatMap(checkHeadings),
  ]
}

function checkHeadings(item: Item): FileFault[] {
  const { sections } = item.body
  return sections.flatMap(({ heading, level, line, text }, index) => {
    const above = sections[index - 1]?.level ?? 1
    if (level === 1) return fault(item, line, 'headingTop', { heading })
    if (level > above + 1) return fault(item, line, 'headingLevel', { heading })
    if (sections.findIndex((other) => other.heading === heading) < index) {
      return fault(item, line, 'headingTwice', { heading })
    }
    const isEmpty = text.split('\n').slice(1).join('').trim() === ''
    return isEmpty ? fault(item, line, 'headingEmpty', { heading }) : []
  })
}
