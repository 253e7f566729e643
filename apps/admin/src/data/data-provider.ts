import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider } from 'react-admin'
import type { Act } from './act.ts'
import type { Api } from './api.ts'
import type { ConsoleResource } from './console-resource.ts'
import { createContentMethods } from './content-calls.ts'
import { type FailingRecord, findFailing } from './find-failing.ts'
import { createHttpClient, type ResourceCalls } from './http-client.ts'
import { inPortions } from './in-portions.ts'
import type { Values } from './rest-request.ts'
import { createSavedFilterMethods } from './saved-filters.ts'
import { withHttpErrors } from './to-http-error.ts'

/** All data of the console, through the calls of the contract, with the acts and methods of every resource. */
export function createDataProvider(api: Api, resources: readonly ConsoleResource[]): DataProvider {
  const calls = collectCalls(api, resources)
  const rest = simpleRestProvider('', createHttpClient(calls))
  return {
    ...rest,
    ...createContentMethods(api, resources),
    ...createSavedFilterMethods(api),
    ...Object.assign({}, ...resources.map(({ methods }) => methods?.(api))),
    supportAbortSignal: true,
    // Many records are changed by acts only: an edit needs the version of each.
    async updateMany(resource, { ids, data, meta }) {
      const act = findAct(resources, resource, meta?.act)
      await inPortions(ids.map(Number), (portion) => withHttpErrors(act.perform(api, portion, data)))
      return { data: ids }
    },
    /** Which of these an act can't be done to. */
    async findFailing(
      resource: string,
      name: string,
      ids: number[],
      change: Values,
    ): Promise<FailingRecord[]> {
      const act = findAct(resources, resource, name)
      return findFailing(ids, async (portion) =>
        withHttpErrors(Promise.resolve(act.check?.(api, portion, change))),
      )
    },
    async deleteMany(resource, params) {
      const deleteMany = calls[resource]?.deleteMany
      if (!deleteMany) return rest.deleteMany(resource, params)
      await inPortions(params.ids.map(Number), (ids) => withHttpErrors(deleteMany({ ids })))
      return { data: params.ids }
    },
  }
}

function findAct(resources: readonly ConsoleResource[], resource: string, act: string): Act {
  const found = resources.find(({ name }) => name === resource)?.acts?.find(({ name }) => name === act)
  if (!found) throw new Error(`${resource} has no act ${act}`)
  return found
}

function collectCalls(api: Api, resources: readonly ConsoleResource[]): Record<string, ResourceCalls> {
  const calls: Record<string, ResourceCalls> = {}
  for (const { name, contract, calls: ownCalls } of resources) {
    if (contract) calls[name] = { ...api[contract], ...ownCalls?.(api) }
  }
  return calls
}
