import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Jobs } from '../../platform/jobs/Jobs.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { AuditLogService } from '../audit-log/audit-log.service.ts'
import { AnnouncementRepository } from './announcement.repository.ts'
import { announcementRoutes } from './announcement.routes.ts'
import { AnnouncementService } from './announcement.service.ts'
import { DeliveryRepository } from './delivery.repository.ts'
import { deliveryJob } from './delivery-job.ts'

interface AnnouncementModuleDependencies {
  kysely: Kysely<DB>
  audit: AuditLogService
  jobs: Jobs
}

/** Announcements: edited by admins, delivered to users as messages. */
export function createAnnouncement({ kysely, audit, jobs }: AnnouncementModuleDependencies) {
  const deliveries = new DeliveryRepository(kysely)
  const delivery = deliveryJob(deliveries)
  const announcements = new AnnouncementService({
    announcements: new AnnouncementRepository(kysely),
    deliveries,
    deliver: (transaction) => jobs.send(delivery, null, transaction),
    audit,
  })
  return {
    services: { announcements },
    routes: (app) => announcementRoutes(app, { announcements }),
    jobs: [delivery],
  } satisfies ServerModule
}
