import type { CallOptions } from '@app/api-client'
import type { Page } from '@app/contract/common/schemas'
import type { fetchUtils } from 'react-admin'
import { MAX_PAGE_SIZE, readRange } from './read-range.ts'
import { type RestRequest, readRestRequest, type Values } from './rest-request.ts'
import { toHttpError } from './to-http-error.ts'

interface ListedRecord {
  id: number
}

/** The calls of a resource. They are declared as methods so that every typed call of the contract is assignable. */
export interface ResourceCalls {
  page(input: Values, options?: CallOptions): Promise<Page<ListedRecord>>
  get?(input: Values, options?: CallOptions): Promise<ListedRecord>
  add?(input: Values, options?: CallOptions): Promise<unknown>
  update?(input: Values, options?: CallOptions): Promise<unknown>
  delete?(input: Values, options?: CallOptions): Promise<unknown>
  deleteMany?(input: { ids: number[] }): Promise<unknown>
}

type HttpClient = typeof fetchUtils.fetchJson

const SORT_ORDERS = { ASC: 'ascend', DESC: 'descend' } as const

/**
 * The fetch function of ra-data-simple-rest, which runs its requests on the contract's endpoints.
 * @param calls the calls of each resource by react-admin's name for it
 */
export function createHttpClient(calls: Readonly<Record<string, ResourceCalls>>): HttpClient {
  const names = Object.keys(calls)
  return async (url, options = {}) => {
    const request = readRestRequest(url, options, names)
    const target = calls[request.resource]
    if (!target) throw new Error(`${request.resource} is no resource of the console`)
    const callOptions = options.signal ? { signal: options.signal } : {}
    try {
      return await perform(request, target, callOptions)
    } catch (error) {
      throw toHttpError(error)
    }
  }
}

async function perform(request: RestRequest, calls: ResourceCalls, options: CallOptions) {
  switch (request.kind) {
    case 'list': {
      const [sortField, sort] = request.sort
      const body = { ...request.filter, sortField, sortOrder: SORT_ORDERS[sort] }
      const { records, total } = await readRange(
        (paging) => calls.page({ ...body, ...paging }, options),
        request.range,
      )
      const [first] = request.range
      return answer(records, { 'Content-Range': `items ${first}-${first + records.length - 1}/${total}` })
    }
    case 'many':
      return answer(await readMany(request.ids.map(Number), calls, options))
    case 'get':
      return answer(await existing(request, calls.get)({ id: Number(request.id) }, options))
    case 'add':
      return answer(
        toRecord(request.values, await existing(request, calls.add)({ ...request.values }, options)),
      )
    case 'update': {
      const values = { ...request.values, id: Number(request.id) }
      return answer(toRecord(values, await existing(request, calls.update)(values, options)))
    }
    case 'delete': {
      const id = Number(request.id)
      await existing(request, calls.delete)({ id }, options)
      return answer({ id })
    }
  }
}

/** Reads up to a hundred records per call. */
async function readMany(ids: number[], calls: ResourceCalls, options: CallOptions): Promise<ListedRecord[]> {
  const portions = Array.from({ length: Math.ceil(ids.length / MAX_PAGE_SIZE) }, (_, index) =>
    ids.slice(index * MAX_PAGE_SIZE, (index + 1) * MAX_PAGE_SIZE),
  )
  const pages = await Promise.all(
    portions.map((portion) => calls.page({ ids: portion, pageSize: MAX_PAGE_SIZE }, options)),
  )
  return pages.flatMap(({ records }) => records)
}

function existing<C>({ resource, kind }: RestRequest, call: C | undefined): C {
  if (call === undefined) throw new Error(`the contract has no call to ${kind} ${resource}`)
  return call
}

/** A writing call answers with the record, with its new id, or with nothing of use. */
function toRecord(sent: Values, answered: unknown): Values {
  if (typeof answered === 'number') return { ...sent, id: answered }
  return typeof answered === 'object' && answered !== null ? { ...sent, ...answered } : sent
}

function answer(json: unknown, headers: Record<string, string> = {}) {
  return { status: 200, headers: new Headers(headers), body: '', json }
}
