import { contract } from '@app/contract/contract'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { implement } from '../../platform/http/implement.ts'
import type { ServerModule } from '../../platform/module.ts'
import { SavedFilterRepository } from './saved-filter.repository.ts'
import { SavedFilterService } from './saved-filter.service.ts'

/** Filters of the console's lists that admins save for each other. */
export function createSavedFilter(kysely: Kysely<DB>) {
  const filters = new SavedFilterService(new SavedFilterRepository(kysely))
  return {
    services: {},
    routes: (app) => {
      const { savedFilter } = contract
      implement(app, savedFilter.list, ({ list }) => filters.list(list))
      implement(app, savedFilter.add, (filter, { caller }) => filters.add(caller.id, filter))
      implement(app, savedFilter.delete, ({ id }) => filters.delete(id))
    },
  } satisfies ServerModule
}
