import { bankKind } from './bank.ts'
import { chapterKind } from './chapter.ts'
import { interviewBankKind } from './interview-bank.ts'
import { interviewQuestionKind } from './interview-question.ts'
import type { ContentFamily, ContentFile, ContentKind, FolderKind, KindName } from './kind.ts'
import { knowledgePointKind } from './knowledge-point.ts'
import { questionKind } from './question.ts'

/** What admins can upload; knowledge points come after the questions they link to. Another pair of kinds is a line here and a file for each. */
export const families: readonly ContentFamily<ContentKind>[] = [
  { folder: 'banks', index: 'bank.md', parent: bankKind, child: questionKind },
  { folder: 'chapters', index: 'chapter.md', parent: chapterKind, child: knowledgePointKind },
]

/** What the content folder holds; what links to questions comes after them. */
export const folderFamilies: readonly ContentFamily[] = [
  ...families,
  { folder: 'interviews', index: 'bank.md', parent: interviewBankKind, child: interviewQuestionKind },
]

const kindsOf = <K extends FolderKind>(from: readonly ContentFamily<K>[]): readonly K[] =>
  from.flatMap(({ parent, child }) => [parent, child])

/** Parents before their children. */
export const kinds: readonly ContentKind[] = kindsOf(families)
export const folderKinds: readonly FolderKind[] = kindsOf(folderFamilies)

function find<K extends FolderKind>(from: readonly K[], name: KindName): K {
  const kind = from.find((other) => other.name === name)
  if (!kind) throw new Error(`there is no kind of content called ${name}`)
  return kind
}

export const kindOf = (name: KindName): ContentKind => find(kinds, name)
export const folderKindOf = (name: KindName): FolderKind => find(folderKinds, name)

const familyOf = <K extends FolderKind>(from: readonly ContentFamily<K>[], child: KindName) =>
  from.find((family) => family.child.name === child)

/** What the items of a kind stand in. */
export const parentKindOf = (name: KindName): ContentKind | undefined => familyOf(families, name)?.parent
export const folderParentKindOf = (name: KindName): FolderKind | undefined =>
  familyOf(folderFamilies, name)?.parent

/** Where the parent of a child's file has its own. */
export function parentFileOf({ kind, parent, path }: ContentFile): string {
  const family = familyOf(folderFamilies, kind)
  return family ? `${family.folder}/${parent}/${family.index}` : path
}
