import type { FileFault } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import { bigramsOf, findAlike } from '../bigrams.ts'
import { type Content, fault, type Item } from '../model.ts'
import type { TextKey } from '../texts.ts'

/** From which likeness on two titles ask the same. */
const TITLE = 0.7
/** From which likeness on two bodies say the same. */
const BODY = 0.4

/** No two files of a kind ask the same, no two files at all say the same. */
export function checkDuplicates(content: Content): FileFault[] {
  const { questions, points, interviews } = content
  return [
    ...[questions, points, interviews].flatMap((items: Titled[]) =>
      compare(content, items, ({ matter }) => matter.title, TITLE, 'titleAlike'),
    ),
    ...compare(content, [...questions, ...points, ...interviews], ({ body }) => body.text, BODY, 'bodyAlike'),
  ]
}

type Titled = Item<{ title: string }>

function compare(
  { isSelected }: Content,
  items: readonly Titled[],
  textOf: (item: Titled) => string,
  least: number,
  key: TextKey,
): FileFault[] {
  const pairs = findAlike(
    items.map((item) => bigramsOf(textOf(item))),
    least,
  )
  return pairs.flatMap(({ first, second, share }) => {
    const both = [items[first], items[second]].filter((item) => item !== undefined)
    const item = both.findLast(({ path }) => isSelected(path))
    const other = both.find((one) => one !== item)
    if (!item || !other) return []
    const line = key === 'titleAlike' ? item.lineOf(['title']) : item.body.line
    return fault(item, line, key, { other: other.path, share: Math.round(share * 100) })
  })
}
