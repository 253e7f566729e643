import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Jobs } from '../../platform/jobs/Jobs.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { AuditLogService } from '../audit-log/audit-log.service.ts'
import type { MessageService } from '../message/message.service.ts'
import { AnnouncementRepository } from './announcement.repository.ts'
import { announcementRoutes } from './announcement.routes.ts'
import { AnnouncementService } from './announcement.service.ts'
import { DeliveryRepository } from './delivery.repository.ts'
import { DeliveryService } from './delivery.service.ts'
import { deliveryJob } from './delivery-job.ts'

interface AnnouncementModuleDependencies {
  kysely: Kysely<DB>
  audit: AuditLogService
  jobs: Jobs
  messages: MessageService
}

/** Announcements: edited by admins, delivered to users as messages. */
export function createAnnouncement({ kysely, audit, jobs, messages }: AnnouncementModuleDependencies) {
  const deliveries = new DeliveryRepository(kysely)
  const delivery = deliveryJob(new DeliveryService(deliveries, messages))
  const announcements = new AnnouncementService({
    announcements: new AnnouncementRepository(kysely),
    deliveries,
    messages,
    deliver: (transaction) => jobs.send(delivery, null, transaction),
    audit,
  })
  return {
    services: { announcements },
    routes: (app) => announcementRoutes(app, { announcements }),
    jobs: [delivery],
  } satisfies ServerModule
}
