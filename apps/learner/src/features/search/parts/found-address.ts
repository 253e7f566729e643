import type { SearchKind } from '@app/contract/search/values'

const FOLDERS: Record<SearchKind, string> = {
  question: '/problems/bagu',
  knowledgePoint: '/learning/core-knowledge',
  discussion: '/discussion',
  interviewBank: '/interview',
}

/** Where something that was found is shown. */
export function foundAddress({ kind, id }: { kind: SearchKind; id: number }): string {
  return `${FOLDERS[kind]}/${id}`
}
