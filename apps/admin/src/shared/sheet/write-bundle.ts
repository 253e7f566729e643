import {
  type ContentFormat,
  type ItemFormat,
  type ParentFormat,
  valueAt,
  withValues,
} from '@app/contract/content/format'
import { strToU8, zipSync } from 'fflate'
import { stringify } from 'yaml'

interface Exported {
  slug: string
}

/** The files of `content/`: a folder for each parent, with its own file. */
export const toParentBundle = (format: ParentFormat, parents: readonly Exported[]): Blob =>
  zipOf(parents.map((parent) => parentFile(format, parent)))

/** The same with a file for each item. @param parentOf what an item stands in */
export function toBundle<I extends Exported>(
  format: ItemFormat,
  items: readonly I[],
  parentOf: (item: I) => Exported | undefined,
): Blob {
  const files = items.flatMap((item) => {
    const parent = parentOf(item)
    if (!parent) return []
    const path = `${folderOf(format.parent, parent)}/${item.slug}.md`
    return [parentFile(format.parent, parent), [path, markdownFile(format, item)] as const]
  })
  return zipOf(files)
}

const folderOf = ({ folder }: ParentFormat, { slug }: Exported) => `content/${folder}/${slug}`

const parentFile = (format: ParentFormat, parent: Exported) =>
  [`${folderOf(format, parent)}/${format.index}`, markdownFile(format, parent)] as const

function zipOf(files: readonly (readonly [path: string, text: string])[]): Blob {
  const entries = files.map(([path, text]) => [path, strToU8(text)])
  return new Blob([new Uint8Array(zipSync(Object.fromEntries(entries)))], { type: 'application/zip' })
}

const isEmpty = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0)
const isEmptyMap = (value: unknown) => isPlain(value) && Object.values(value).every(isEmpty)
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A file with front matter and, below, a body. What is empty or usual is left out. */
function markdownFile({ fields, body }: Pick<ContentFormat, 'fields' | 'body'>, item: object): string {
  const said = Object.entries(fields)
    .filter(([field]) => field !== body)
    .flatMap(([field, { of, matter, inMatter, cell, usual, isNeeded }]) => {
      const value = valueAt(item, of ?? field)
      const isUsual = cell.choice && !isNeeded && value === usual
      return isUsual ? [] : [[matter ?? field, inMatter ? inMatter.write(value) : value] as const]
    })
  const yaml = stringify(
    withValues(said),
    (_, value) => (isEmpty(value) || isEmptyMap(value) ? undefined : value),
    { lineWidth: 0 },
  )
  const text = body === undefined ? '' : String(valueAt(item, body))
  return `---\n${yaml}---\n${text === '' ? '' : `${text}\n`}`
}
