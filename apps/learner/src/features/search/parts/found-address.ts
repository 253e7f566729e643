import type { SearchKind, SearchTab } from '@app/contract/search/values'

const FOLDERS: Record<Exclude<SearchTab, 'comment'>, string> = {
  question: '/problems/bagu',
  knowledgePoint: '/learning/core-knowledge',
  discussion: '/discussion',
  interviewBank: '/interview',
  user: '/u',
}

/** What was found, and of a comment what it is on. */
type Found =
  | { kind: Exclude<SearchTab, 'comment'>; id: number }
  | { kind: 'comment'; id: number; targetType: SearchKind; targetId: number }

/** Where something that was found is shown. */
export function foundAddress(found: Found): string {
  return found.kind === 'comment'
    ? `${FOLDERS[found.targetType]}/${found.targetId}#comment-${found.id}`
    : `${FOLDERS[found.kind]}/${found.id}`
}
