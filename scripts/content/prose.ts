import { type Prose, withoutCode } from './markdown.ts'
import type { Content, Item, KeyPoint } from './model.ts'

/** The prose of a file, each stretch with its line. */
export interface FileProse {
  path: string
  prose: Prose[]
}

/** All that is written to be read in the selected files. */
export function proseOf(content: Content): FileProse[] {
  const { questions, points, interviews, posts, problems, isSelected } = content
  const files = [
    ...questions.map((item) =>
      collect(item, [
        ...fields(item.matter, ['title', 'shortAnswer', 'spokenAnswer', 'followUps']),
        ...keyPointFields(item.matter.keyPoints),
      ]),
    ),
    ...points.map((item) =>
      collect(item, [
        ...fields(item.matter, ['title', 'summary']),
        ...item.matter.recall.flatMap((recall, index) =>
          fields(recall, ['question', 'answer'], ['recall', index]),
        ),
      ]),
    ),
    ...interviews.map((item) =>
      collect(item, [
        ...fields(item.matter, ['title', 'hint', 'probes', 'redFlags', 'variant']),
        ...fields(item.matter.anchors, ['zero', 'half', 'full'], ['anchors']),
        ...keyPointFields(item.matter.keyPoints),
      ]),
    ),
    ...posts.map((item) => collect(item, fields(item.matter, ['title']))),
    ...problems.map((item) => collect(item, fields(item.matter, ['title', 'followUps']))),
  ]
  return files.filter(({ path }) => isSelected(path))
}

type Field = [path: PropertyKey[], text: string]

function collect({ path, lineOf, body }: Item, texts: readonly Field[]): FileProse {
  const own = texts.map(([field, text]) => ({ text: withoutCode(text), line: lineOf(field) }))
  return { path, prose: [...own, ...body.prose] }
}

function fields<K extends string>(
  matter: { [key in K]: string | string[] },
  names: readonly K[],
  path: readonly PropertyKey[] = [],
): Field[] {
  return names.flatMap((name): Field[] => {
    const value = matter[name]
    if (typeof value === 'string') return [[[...path, name], value]]
    return value.map((text, index) => [[...path, name, index], text])
  })
}

function keyPointFields(keyPoints: readonly KeyPoint[]): Field[] {
  return keyPoints.flatMap((point, index) =>
    fields(point, ['text', 'followUp', 'misconception'], ['keyPoints', index]),
  )
}
