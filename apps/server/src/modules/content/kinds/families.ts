import type { ContentFormat } from '@app/contract/content/format'
import { PROBLEMS_FOLDER } from '@app/contract/question-program/files'
import { ItemStore } from '../item/ItemStore.ts'
import type { ItemKind } from '../item/item-kind.ts'
import { interviewQuestions } from '../item/kinds/interview-question.ts'
import { knowledgePoints } from '../item/kinds/knowledge-point.ts'
import { questions } from '../item/kinds/question.ts'
import { chapters } from '../parent/kinds/chapter.ts'
import { interviewBanks } from '../parent/kinds/interview-bank.ts'
import { questionBanks } from '../parent/kinds/question-bank.ts'
import { ParentStore } from '../parent/ParentStore.ts'
import type { ParentKind } from '../parent/parent-kind.ts'
import { problemReader } from '../problem/read-problem.ts'
import { fileReader } from './file-reader.ts'
import type { ContentFile, ContentKind, KindName } from './kind.ts'
import { sheetOf } from './row-reader.ts'

/** Items, and what they stand in. */
export interface ContentFamily {
  parents: ParentKind
  items: ItemKind
}

/** What the content folder holds, and admins write and upload; what links to questions comes after them. */
export const families: readonly ContentFamily[] = [
  { parents: questionBanks, items: questions },
  { parents: chapters, items: knowledgePoints },
  { parents: interviewBanks, items: interviewQuestions },
]

function readersOf(format: ContentFormat): Omit<ContentKind, 'store'> {
  const { kind, parent, fields } = format
  const links = Object.entries(fields).flatMap(([field, { to }]) =>
    to === undefined || to === kind ? [] : [{ field, to }],
  )
  const readers = { name: kind, readFile: readerOf(format), sheet: sheetOf(format) }
  return { ...readers, hasUniqueTitles: parent !== undefined, links }
}

/** Reads files, and folders where a kind has them. */
function readerOf(format: ContentFormat): ContentKind['readFile'] {
  const readPlain = fileReader(format)
  if (!Object.values(format.fields).some(({ inFiles }) => inFiles)) return readPlain
  const readFolder = problemReader(format)
  return (file, language) => (file.parts ? readFolder(file, language) : readPlain(file, language))
}

/** Parents before their children. */
export const kinds: readonly ContentKind[] = families.flatMap(({ parents, items }) => [
  { ...readersOf(parents.format), store: (db) => new ParentStore(db, parents) },
  { ...readersOf(items.format), store: (db) => new ItemStore(db, items) },
])

export function kindOf(name: KindName): ContentKind {
  const kind = kinds.find((other) => other.name === name)
  if (!kind) throw new Error(`there is no kind of content called ${name}`)
  return kind
}

const familyOf = (child: KindName) => families.find(({ items }) => items.format.kind === child)

/** What the items of a kind stand in. */
export function parentKindOf(name: KindName): ContentKind | undefined {
  const family = familyOf(name)
  return family && kindOf(family.parents.format.kind)
}

/** Where the parent of a child's file has its own. */
export function parentFileOf({ kind, parent, path }: ContentFile): string {
  const family = familyOf(kind)
  if (!family) return path
  const { folder, index } = family.parents.format
  return `${path.startsWith(`${PROBLEMS_FOLDER}/`) ? PROBLEMS_FOLDER : folder}/${parent}/${index}`
}
