import { Code } from '@app/contract/common/envelope'
import { type NewSavedFilter, type SavedFilter, savedFilterQuery } from '@app/contract/saved-filter/schemas'
import { savedFilterLimits } from '@app/contract/saved-filter/values'
import { AppError, fieldRefused, notFound } from '../../platform/app-error.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import type { SavedFilterRepository, SavedFilterRow } from './saved-filter.repository.ts'

/** Filters that admins save for each other. */
export class SavedFilterService {
  readonly #filters: SavedFilterRepository

  constructor(filters: SavedFilterRepository) {
    this.#filters = filters
  }

  async list(list: string): Promise<SavedFilter[]> {
    return (await this.#filters.list(list)).map(toSavedFilter)
  }

  /** @throws AppError 40900, at `name` when the list has one of that name */
  async add(creatorId: number, filter: NewSavedFilter): Promise<number> {
    const { perList } = savedFilterLimits
    const id = await this.#filters.insert(creatorId, filter, perList).catch(explainName)
    if (id === undefined) throw new AppError(Code.conflict, 'tooManySavedFilters', null, { most: perList })
    return id
  }

  /** @throws AppError 40400 */
  async delete(id: number): Promise<void> {
    if (!(await this.#filters.delete(id))) throw notFound()
  }
}

function explainName(error: unknown): never {
  if (isUniqueViolation(error, 'saved_filter_name'))
    throw fieldRefused(Code.conflict, 'name', 'filterNameTaken')
  throw error
}

function toSavedFilter(row: SavedFilterRow): SavedFilter {
  const { id, name, creator_id, creator_name, creator_avatar } = row
  return {
    id,
    name,
    query: savedFilterQuery.parse(row.query),
    creator:
      creator_id === null || creator_name === null
        ? null
        : { id: creator_id, username: creator_name, avatarUrl: creator_avatar },
    createTime: row.create_time.toISOString(),
  }
}
