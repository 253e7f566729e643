import type { AuditTargetType } from '@app/contract/audit-log/schemas'
import type { Endpoint } from '@app/contract/common/endpoint'
import type { ItemFormat } from '@app/contract/content/format'
import type { Contract } from '@app/contract/contract'
import type { ComponentType } from 'react'
import type { ResourceProps } from 'react-admin'
import type { Act } from './act.ts'
import type { Api } from './api.ts'
import type { ContentCalls } from './content-calls.ts'
import type { FieldFormats } from './field-format.ts'
import type { ResourceCalls } from './http-client.ts'

/** The contract's resources that can be listed. */
export type ListedResource = {
  [R in keyof Contract]: Contract[R] extends { page: Endpoint } ? R : never
}[keyof Contract]

export type MenuGroup = 'basics' | 'interview' | 'learning'

/**
 * All the console knows of a resource. An entry is the `index.ts` of the resource's folder; the menu, the routes, the
 * data provider and the audit log read it.
 */
export interface ConsoleResource {
  /** Its path below /admin, which is also react-admin's name for it. */
  name: string
  icon: ComponentType
  /** The contract's resource that reads and writes its records. */
  contract?: ListedResource
  /** The calls that differ from the contract's calls of the same name. */
  calls?: (api: Api) => Partial<ResourceCalls>
  /** Its pages, each in a chunk of its own. */
  screens?: Pick<ResourceProps, 'list' | 'show' | 'create' | 'edit'>
  /** Further pages, by their paths below its own. */
  subpages?: Readonly<Record<string, ComponentType>>
  /** Its only page, if it is no list of records. */
  page?: ComponentType
  /** What is done to its records as a whole, each with its opposite. */
  acts?: readonly Act[]
  /** The calls of content: its order, its export and its history. */
  content?: (api: Api) => ContentCalls
  /** What an import calls its records. */
  importKind?: string
  /** How files and sheets say its items: there is a template of it. */
  format?: () => Promise<ItemFormat>
  /** Further calls. They become methods of the data provider, so their names are unique. */
  methods?: (api: Api) => object
  /** Which field names a record, e.g. where another record refers to it. */
  recordRepresentation?: string
  /** How its fields are written out where they are more than a text, a number or a time. */
  fields?: FieldFormats
  /** Its place in the menu; `title` is a key of the texts below `page`. */
  menu?: { group: MenuGroup; title: string; order: number }
  /** The type the audit log gives it, and the page its entries lead to. */
  auditTarget?: { type: AuditTargetType; page: 'show' | 'edit' }
}
