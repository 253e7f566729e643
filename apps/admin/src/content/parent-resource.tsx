import type { AuditTargetType } from '@app/contract/audit-log/schemas'
import type { Api } from '../data/api.ts'
import type { ConsoleResource, MenuGroup } from '../data/console-resource.ts'
import type { ContentCalls } from '../data/content-calls.ts'
import type { FieldFormats } from '../data/field-format.ts'
import type { ResourceCalls } from '../data/http-client.ts'
import type { Values } from '../data/rest-request.ts'
import { screen } from './item-resource.tsx'
import type { ParentKind, ParentPart, ParentRecord } from './parent-kind.ts'

interface ParentCalls extends ContentCalls {
  record: NonNullable<ResourceCalls['get']>
}

/** A kind of parents, and what is its own, loaded by the pages that need it. */
interface ParentDescription<R extends ParentRecord, V extends Values>
  extends ParentKind<R>,
    Pick<ConsoleResource, 'icon' | 'contract' | 'importKind'> {
  menu?: { group: MenuGroup; order: number }
  audit: AuditTargetType
  calls: (api: Api) => ParentCalls
  /** How its own fields are written out. */
  formats?: FieldFormats
  part: () => Promise<ParentPart<R, V>>
}

/** The console's entry of a kind of parents: its list, its form and its order. */
export function parentResource<R extends ParentRecord, V extends Values>({
  part,
  ...kind
}: ParentDescription<R, V>): ConsoleResource {
  const { name, title, icon, contract, importKind, calls, formats, menu, audit } = kind
  return {
    name,
    icon,
    ...(contract && { contract }),
    ...(importKind && { importKind }),
    // `get` is the learners' view of it.
    calls: (api) => ({ get: calls(api).record }),
    screens: {
      list: screen(async () => {
        const [{ ParentList }, own] = await Promise.all([import('./ParentList.tsx'), part()])
        return () => <ParentList kind={kind} part={own} />
      }),
      create: screen(async () => {
        const [{ ParentCreate }, own] = await Promise.all([import('./ParentForm.tsx'), part()])
        return () => <ParentCreate kind={kind} part={own} />
      }),
      edit: screen(async () => {
        const [{ ParentEdit }, own] = await Promise.all([import('./ParentForm.tsx'), part()])
        return () => <ParentEdit kind={kind} part={own} />
      }),
    },
    subpages: {
      order: screen(async () => {
        const { ParentOrder } = await import('./ParentOrder.tsx')
        return () => <ParentOrder kind={kind} />
      }),
    },
    content: calls,
    recordRepresentation: 'name',
    fields: { afterId: { reference: name, none: 'order.first' }, ...formats },
    ...(menu && { menu: { ...menu, title } }),
    auditTarget: { type: audit, page: 'edit' },
  }
}
