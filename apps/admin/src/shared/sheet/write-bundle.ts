import {
  type ContentFormat,
  type ItemFormat,
  type ParentFormat,
  valueAt,
  withValues,
} from '@app/contract/content/format'
import { PROBLEM_FILE, PROBLEMS_FOLDER } from '@app/contract/question-program/files'
import { toMatter } from '@app/contract/question-program/matter'
import { type QuestionProgram, questionProgram } from '@app/contract/question-program/schemas'
import { strToU8, zipSync } from 'fflate'
import { stringify } from 'yaml'
import { problemBody, problemFiles } from './problem-files.ts'

interface Exported {
  slug: string
}

/** The files of `content/`: a folder for each parent, with its own file. */
export const toParentBundle = (format: ParentFormat, parents: readonly Exported[]): Blob =>
  zipOf(parents.map((parent) => parentFile(format, parent, format.folder)))

/**
 * The same with a file for each item, or a folder for a programming problem. What holds problems alone stands with them.
 * @param parentOf what an item stands in
 */
export function toBundle<I extends Exported>(
  format: ItemFormat,
  items: readonly I[],
  parentOf: (item: I) => Exported | undefined,
): Blob {
  const { folder } = format.parent
  const placed = items.flatMap((item) => {
    const parent = parentOf(item)
    return parent ? [{ item, parent, program: programOf(item) }] : []
  })
  const mixed = new Set(placed.flatMap(({ parent, program }) => (program ? [] : [parent.slug])))
  const files = placed.flatMap(({ item, parent, program }): File[] => [
    parentFile(format.parent, parent, mixed.has(parent.slug) ? folder : PROBLEMS_FOLDER),
    ...(program
      ? folderFiles(format, item, program, `content/${PROBLEMS_FOLDER}/${parent.slug}/${item.slug}`)
      : [[`content/${folder}/${parent.slug}/${item.slug}.md`, markdownFile(format, item)] as const]),
  ])
  return zipOf(files)
}

type File = readonly [path: string, text: string]

/** What makes an item a programming problem; null for one that is said in words. */
const programOf = (item: object): QuestionProgram | null =>
  questionProgram.safeParse(valueAt(item, 'program')).data ?? null

const parentFile = (format: ParentFormat, parent: Exported, folder: string): File => [
  `content/${folder}/${parent.slug}/${format.index}`,
  markdownFile(format, parent),
]

function folderFiles(format: ItemFormat, item: Exported, program: QuestionProgram, folder: string): File[] {
  const answer = format.body === undefined ? '' : String(valueAt(item, format.body))
  const words = markdownFile(format, item, { ...toMatter(program) }, problemBody(program, answer))
  return [
    [`${folder}/${PROBLEM_FILE}`, words],
    ...problemFiles(program).map(([name, text]): File => [`${folder}/${name}`, text]),
  ]
}

function zipOf(files: readonly File[]): Blob {
  const entries = files.map(([path, text]) => [path, strToU8(text)])
  return new Blob([new Uint8Array(zipSync(Object.fromEntries(entries)))], { type: 'application/zip' })
}

const isEmpty = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0)
const isEmptyMap = (value: unknown) => isPlain(value) && Object.values(value).every(isEmpty)
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A file with front matter and, below, a body. What is empty or usual is left out.
 * @param more what else the front matter says
 * @param text in place of what the item says as its body
 */
function markdownFile(
  { fields, body }: Pick<ContentFormat, 'fields' | 'body'>,
  item: object,
  more: object = {},
  text = body === undefined ? '' : String(valueAt(item, body)),
): string {
  const said = Object.entries(fields)
    .filter(([field, { inFiles }]) => field !== body && !inFiles)
    .flatMap(([field, { of, matter, inMatter, cell, usual, isNeeded }]) => {
      const value = valueAt(item, of ?? field)
      const isUsual = cell.choice && !isNeeded && value === usual
      return isUsual ? [] : [[matter ?? field, inMatter ? inMatter.write(value) : value] as const]
    })
  const yaml = stringify(
    { ...withValues(said), ...more },
    (_, value) => (isEmpty(value) || isEmptyMap(value) ? undefined : value),
    { lineWidth: 0 },
  )
  return `---\n${yaml}---\n${text === '' ? '' : `${text}\n`}`
}
