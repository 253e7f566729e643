import type { ItemRecord } from '@app/contract/content/schemas'
import type { FastifyInstance } from 'fastify'
import type { EditDependencies } from '../../audit-log/audit-log.service.ts'
import { itemRoutes } from './item.routes.ts'
import { ItemActService } from './item-act.service.ts'
import { ItemEditService } from './item-edit.service.ts'
import type { ItemKind, ItemSnapshot } from './item-kind.ts'
import { ItemRecordService } from './item-record.service.ts'

/** What admins do with a kind of items. */
export function createItem<D extends ItemRecord, S extends ItemSnapshot>(
  kind: ItemKind<D, S>,
  deps: EditDependencies,
) {
  const services = {
    records: new ItemRecordService(deps.kysely, kind),
    edits: new ItemEditService(kind, deps),
    acts: new ItemActService(kind, deps),
  }
  return { ...services, routes: (app: FastifyInstance) => itemRoutes(app, kind, services) }
}
