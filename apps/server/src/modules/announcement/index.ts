import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Logger } from '../../platform/log.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { AuditLogService } from '../audit-log/audit-log.service.ts'
import { AnnouncementRepository } from './announcement.repository.ts'
import { announcementRoutes } from './announcement.routes.ts'
import { AnnouncementService } from './announcement.service.ts'
import { Deliverer } from './Deliverer.ts'
import { DeliveryRepository } from './delivery.repository.ts'

interface AnnouncementModuleDependencies {
  kysely: Kysely<DB>
  audit: AuditLogService
  log: Logger
}

/** What admins tell everybody. */
export function createAnnouncement({ kysely, audit, log }: AnnouncementModuleDependencies) {
  const deliveries = new DeliveryRepository(kysely)
  const deliverer = new Deliverer(deliveries, log)
  const announcements = new AnnouncementService({
    announcements: new AnnouncementRepository(kysely),
    deliveries,
    deliverer,
    audit,
  })
  return {
    services: { announcements, deliverer },
    routes: (app) => announcementRoutes(app, { announcements }),
    recover: () => deliverer.resume(),
    purge: () => deliverer.resume(),
    close: () => deliverer.close(),
  } satisfies ServerModule
}
