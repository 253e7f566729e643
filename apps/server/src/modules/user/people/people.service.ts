import type { SearchHitOf } from '@app/contract/search/schemas'
import type { Slice } from '../../../platform/list/paging.ts'
import type { LearnerActivityService } from '../../practice/learner-activity.service.ts'
import type { PeopleRepository } from './people.repository.ts'

/** Somebody as everybody sees them. */
export interface FoundPerson extends Omit<SearchHitOf<'user'>, 'kind' | 'title' | 'passage'> {
  username: string
  bio: string
}

export interface FoundPeople {
  rows: FoundPerson[]
  total: number
  /** What of their names was looked for. */
  part: string
}

/** Longer ones are part of no name. */
const LONGEST = 50

interface PeopleDependencies {
  people: PeopleRepository
  learners: LearnerActivityService
}

/** Finds people by their names. */
export class PeopleService {
  readonly #deps: PeopleDependencies

  constructor(deps: PeopleDependencies) {
    this.#deps = deps
  }

  /** Who is called so, with what they show of what they reached. @param slice null: they are counted alone */
  async find(typed: string, slice: Slice | null): Promise<FoundPeople> {
    const part = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
    if (part === '' || part.length > LONGEST) return { rows: [], total: 0, part }
    const { rows, total } = await this.#deps.people.find(part, slice)
    const shown = rows.flatMap(({ id, showsNumbers }) => (showsNumbers ? [id] : []))
    const reached = await this.#deps.learners.reachedBy(shown)
    return {
      rows: rows.map(({ id, username, avatarUrl, bio }) => ({
        id,
        username,
        avatarUrl,
        bio,
        numbers: reached.get(id) ?? null,
      })),
      total,
      part,
    }
  }
}
