import { bankKind } from './bank.ts'
import { chapterKind } from './chapter.ts'
import { interviewBankKind } from './interview-bank.ts'
import { interviewQuestionKind } from './interview-question.ts'
import type { ContentFamily, ContentFile, ContentKind, KindName } from './kind.ts'
import { knowledgePointKind } from './knowledge-point.ts'
import { questionKind } from './question.ts'

/** What the content folder holds and admins upload; what links to questions comes after them. Another pair of kinds is a line here and a file for each. */
export const families: readonly ContentFamily[] = [
  { folder: 'banks', index: 'bank.md', parent: bankKind, child: questionKind },
  { folder: 'chapters', index: 'chapter.md', parent: chapterKind, child: knowledgePointKind },
  { folder: 'interviews', index: 'bank.md', parent: interviewBankKind, child: interviewQuestionKind },
]

/** Parents before their children. */
export const kinds: readonly ContentKind[] = families.flatMap(({ parent, child }) => [parent, child])

export function kindOf(name: KindName): ContentKind {
  const kind = kinds.find((other) => other.name === name)
  if (!kind) throw new Error(`there is no kind of content called ${name}`)
  return kind
}

const familyOf = (child: KindName) => families.find((family) => family.child.name === child)

/** What the items of a kind stand in. */
export const parentKindOf = (name: KindName): ContentKind | undefined => familyOf(name)?.parent

/** Where the parent of a child's file has its own. */
export function parentFileOf({ kind, parent, path }: ContentFile): string {
  const family = familyOf(kind)
  return family ? `${family.folder}/${parent}/${family.index}` : path
}
