import type { Page } from '@app/contract/common/schemas'
import type { RaRecord } from 'react-admin'
import type { Api } from './api.ts'
import type { Values } from './rest-request.ts'
import { withHttpErrors } from './to-http-error.ts'

interface Paging {
  current: number
  pageSize: number
}

/** A version of a record. */
export interface Revision {
  id: number
  version: number
  editorName: string | null
  createTime: string
}

/** The calls of content that no other resource has. They are methods, so that the typed calls of the contract fit. */
export interface ContentCalls {
  /** Moves a record behind another one, or to the front (null). */
  reorder(input: { id: number; afterId: number | null }): Promise<unknown>
  /** A page of a list with all fields of its records. */
  details?(input: Values): Promise<Page<RaRecord>>
  revision?: {
    page(input: Values): Promise<Page<Revision>>
    get(input: { id: number }): Promise<{ snapshot: Values }>
    restore(input: { id: number; version: number }): Promise<{ version: number }>
  }
  /** The field by which a revision names its record. */
  revisionOf?: string
}

/**
 * The methods of the data provider for the content of any resource.
 * @typeParam D a record with all its fields
 * @typeParam S what a version said
 */
export interface ContentMethods<D = RaRecord, S = Values> {
  reorder: (resource: string, id: number, afterId: number | null) => Promise<unknown>
  pageOfDetails: (resource: string, filter: object, paging: Paging) => Promise<Page<D>>
  pageOfRevisions: (resource: string, recordId: number, paging: Paging) => Promise<Page<Revision>>
  getRevision: (resource: string, id: number) => Promise<{ snapshot: S }>
  /** @param version the record's version that the admin has seen */
  restoreRevision: (resource: string, id: number, version: number) => Promise<{ version: number }>
}

interface ContentResource {
  name: string
  content?: (api: Api) => ContentCalls
}

export function createContentMethods(api: Api, resources: readonly ContentResource[]): ContentMethods {
  const calls = new Map(resources.map(({ name, content }) => [name, content?.(api)]))
  function need<K extends keyof ContentCalls>(resource: string, call: K): NonNullable<ContentCalls[K]> {
    const found = calls.get(resource)?.[call]
    if (!found) throw new Error(`${resource} has no ${call}`)
    return found
  }
  return {
    reorder: (resource, id, afterId) => withHttpErrors(need(resource, 'reorder')({ id, afterId })),
    pageOfDetails: (resource, filter, paging) =>
      withHttpErrors(need(resource, 'details')({ ...filter, ...paging })),
    pageOfRevisions: (resource, id, paging) =>
      withHttpErrors(need(resource, 'revision').page({ [need(resource, 'revisionOf')]: id, ...paging })),
    getRevision: (resource, id) => withHttpErrors(need(resource, 'revision').get({ id })),
    restoreRevision: (resource, id, version) =>
      withHttpErrors(need(resource, 'revision').restore({ id, version })),
  }
}
