import type { SearchPage } from '@app/contract/search/schemas'
import { SEARCH_KINDS } from '@app/contract/search/values'
import type { DocumentKind } from '../../../platform/search/document.ts'
import type { Documents } from './document.repository.ts'

/** How much content was found. */
export const totalOf = ({ counts }: Documents): number =>
  SEARCH_KINDS.reduce((total, kind) => total + (counts.get(kind) ?? 0), 0)

/** For the tabs. @param isMember whether comments are counted */
export function countsOf({ counts }: Documents, people: number, isMember: boolean): SearchPage['counts'] {
  const of = (kind: DocumentKind) => counts.get(kind) ?? 0
  return {
    question: of('question'),
    knowledgePoint: of('knowledgePoint'),
    discussion: of('discussion'),
    interviewBank: of('interviewBank'),
    comment: isMember ? of('comment') : null,
    user: people,
  }
}
