import type { UserDeeds } from '@app/contract/stats/schemas'

export type DeedKind = Exclude<keyof UserDeeds, 'upheldCount'>

/** Where deeds of a kind are listed, and by which filter those of one user are. */
const places = {
  discussions: ['discussions', 'authorId'],
  comments: ['comments', 'authorId'],
  reportsAgainst: ['reports', 'authorId'],
  reportsBy: ['reports', 'reporterId'],
  interviews: ['interview/questions', 'userId'],
  contributions: ['contributions', 'userId'],
} as const satisfies Record<DeedKind, readonly [resource: string, filter: string]>

const listOf = (resource: string, filter: Record<string, unknown>) =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`

/** The list of a user's deeds of a kind. */
export function listOfDeeds(kind: DeedKind, userId: number): string {
  const [resource, filter] = places[kind]
  return listOf(resource, { [filter]: userId })
}

/** The list of what a user published that was found against the rules. */
export const listOfUpheld = (userId: number): string =>
  listOf('reports', { authorId: userId, isUpheld: true })

/** The page of one deed. */
export const pageOfDeed = (kind: DeedKind, id: number): string => `/${places[kind][0]}/${id}/show`
