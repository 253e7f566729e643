import type { AuditTargetType } from '@app/contract/audit-log/schemas'
import { type ComponentType, lazy } from 'react'
import type { Act } from '../data/act.ts'
import type { Api } from '../data/api.ts'
import type { ConsoleResource, MenuGroup } from '../data/console-resource.ts'
import type { ContentCalls } from '../data/content-calls.ts'
import type { FieldFormats } from '../data/field-format.ts'
import type { ItemFormPart } from './form-part.ts'
import type { ItemKind, ItemListPart, ItemPagePart, ItemRecord } from './item-kind.ts'
import { type StatusCalls, statusActs } from './status-acts.ts'

/**
 * A kind of items, and what is its own, loaded by the pages that need it.
 * @typeParam R a row of its list
 * @typeParam D all of an item
 * @typeParam T the part of it that its article shows
 * @typeParam V what an admin writes of it
 */
interface ItemDescription<R extends ItemRecord, D extends R & T, T, V extends T & object>
  extends Omit<ItemKind<R>, 'publish' | 'archive'>,
    Pick<ConsoleResource, 'icon' | 'contract' | 'importKind' | 'methods'> {
  menu: { group: MenuGroup; order: number }
  audit: AuditTargetType
  calls: (api: Api) => ContentCalls & StatusCalls
  /** Acts besides publishing and archiving. */
  moreActs?: readonly Act[]
  /** How its own fields are written out. */
  formats: FieldFormats
  list: () => Promise<ItemListPart<R>>
  page: () => Promise<ItemPagePart<D, T>>
  form: () => Promise<ItemFormPart<V>>
}

/** The console's entry of a kind of items: its list, its pages, its acts, its order and its history. */
export function itemResource<R extends ItemRecord, D extends R & T, T, V extends T & object>({
  list,
  page,
  form,
  ...description
}: ItemDescription<R, D, T, V>): ConsoleResource {
  const { name, title, parent, calls, moreActs = [], formats, menu, audit, ...rest } = description
  const [publish, archive] = statusActs(calls)
  const kind = { name, title, parent, publish, archive, ...rest }
  return {
    name,
    ...rest,
    screens: {
      list: screen(async () => {
        const [{ ItemList }, part] = await Promise.all([import('./ItemList.tsx'), list()])
        return () => <ItemList kind={kind} list={part} />
      }),
      show: screen(async () => {
        const [{ ItemShow }, part] = await Promise.all([import('./ItemShow.tsx'), page()])
        return () => <ItemShow kind={kind} page={part} />
      }),
      create: screen(async () => {
        const [{ ItemCreate }, ...parts] = await Promise.all([import('./ItemForm.tsx'), page(), form()])
        return () => <ItemCreate kind={kind} page={parts[0]} form={parts[1]} />
      }),
      edit: screen(async () => {
        const [{ ItemEdit }, ...parts] = await Promise.all([import('./ItemForm.tsx'), page(), form()])
        return () => <ItemEdit kind={kind} page={parts[0]} form={parts[1]} />
      }),
    },
    subpages: {
      ':id/history': screen(async () => {
        const [{ ItemHistory }, part] = await Promise.all([import('./ItemHistory.tsx'), page()])
        return () => <ItemHistory kind={kind} page={part} />
      }),
      'order/:parentId': screen(async () => {
        const { ItemOrder } = await import('./ItemOrder.tsx')
        return () => <ItemOrder kind={kind} />
      }),
    },
    content: calls,
    format: async () => (await list()).format,
    acts: [publish, archive, ...moreActs],
    recordRepresentation: 'title',
    fields: {
      [parent.field]: { reference: parent.resource },
      afterId: { reference: name, none: 'order.first' },
      status: { choices: 'status' },
      ...formats,
    },
    menu: { ...menu, title },
    auditTarget: { type: audit, page: 'show' },
  }
}

/** A page in a chunk of its own. */
export function screen(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load() }))
}
