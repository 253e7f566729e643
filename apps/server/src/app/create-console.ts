import type { AuditService } from '../modules/audit/audit.service.ts'
import { AnnouncementRepository } from '../modules/message/announcement.repository.ts'
import { AnnouncementService } from '../modules/message/announcement.service.ts'
import { Deliverer } from '../modules/message/Deliverer.ts'
import { DeliveryRepository } from '../modules/message/delivery.repository.ts'
import { checkAi } from '../modules/stats/check-ai.ts'
import { checkDatabase } from '../modules/stats/check-database.ts'
import { checkMail } from '../modules/stats/check-mail.ts'
import { checkStorage } from '../modules/stats/check-storage.ts'
import { HealthService } from '../modules/stats/health.service.ts'
import { StatsRepository } from '../modules/stats/stats.repository.ts'
import { StatsService } from '../modules/stats/stats.service.ts'
import type { Database } from '../platform/db/database.ts'
import type { Llm } from '../platform/llm/llm.ts'
import type { Logger } from '../platform/log.ts'
import type { Mailer } from '../platform/mail/Mailer.ts'

interface ConsoleDependencies {
  database: Database
  dataDir: string
  mailer: Mailer
  llm: Llm | undefined
  audit: AuditService
  log: Logger
}

/** What only the console uses: announcements, numbers and checks of the site. */
export function createConsole({ database, dataDir, mailer, llm, audit, log }: ConsoleDependencies) {
  const { kysely } = database
  const deliveries = new DeliveryRepository(kysely)
  const deliverer = new Deliverer(deliveries, log)
  return {
    deliverer,
    announcements: new AnnouncementService({
      announcements: new AnnouncementRepository(kysely),
      deliveries,
      deliverer,
      audit,
    }),
    stats: new StatsService(new StatsRepository(kysely)),
    health: new HealthService({
      database: checkDatabase(database),
      mail: checkMail(mailer),
      ai: checkAi(llm),
      storage: checkStorage(dataDir),
    }),
  }
}
