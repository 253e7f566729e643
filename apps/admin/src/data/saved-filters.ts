import type { SavedFilter, SavedFilterQuery } from '@app/contract/saved-filter/schemas'
import type { Api } from './api.ts'
import { withHttpErrors } from './to-http-error.ts'

/** The methods of the data provider for filters that admins save for each other. `list`: react-admin's name of the resource. */
export interface SavedFilterMethods {
  listSavedFilters: (list: string) => Promise<SavedFilter[]>
  saveFilter: (list: string, name: string, query: SavedFilterQuery) => Promise<number>
  deleteSavedFilter: (id: number) => Promise<unknown>
}

export function createSavedFilterMethods({ savedFilter }: Api): SavedFilterMethods {
  return {
    listSavedFilters: (list) => withHttpErrors(savedFilter.list({ list })),
    saveFilter: (list, name, query) => withHttpErrors(savedFilter.add({ list, name, query })),
    deleteSavedFilter: (id) => withHttpErrors(savedFilter.delete({ id })),
  }
}
