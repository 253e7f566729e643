import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Events } from '../../platform/events/Events.ts'
import type { Files } from '../../platform/files/files.ts'
import type { Llm } from '../../platform/llm/llm.ts'
import type { Logger } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail/Mailer.ts'
import type { ServerModule } from '../../platform/module.ts'
import { checkAddress } from './health/check-address.ts'
import { checkAi } from './health/check-ai.ts'
import { checkClock } from './health/check-clock.ts'
import { checkDatabase } from './health/check-database.ts'
import { checkFiles } from './health/check-files.ts'
import { checkMail } from './health/check-mail.ts'
import { checkStorage } from './health/check-storage.ts'
import { checkStream } from './health/check-stream.ts'
import { HealthService } from './health/health.service.ts'
import { IssueRecorder } from './issues/IssueRecorder.ts'
import { IssueRepository } from './issues/issue.repository.ts'
import { ProbeService } from './probe/ProbeService.ts'
import { StatsRepository } from './stats.repository.ts'
import { statsRoutes } from './stats.routes.ts'
import { StatsService } from './stats.service.ts'
import { UserDeedsRepository } from './user-deeds.repository.ts'
import { UserDeedsService } from './user-deeds.service.ts'

export { createLoneHealth } from './health/create-lone-health.ts'
export type { HealthService }

interface StatsDependencies {
  database: Database
  config: Pick<Config, 'dataDir' | 'publicUrl' | 'trustProxy'>
  mailer: Mailer
  files: Files
  llm: Llm | undefined
  events: Events
  log: Logger
}

/** Numbers of the site, checks of what it depends on, and what was slow or failed. */
export function createStats({ database, config, mailer, files, llm, events, log }: StatsDependencies) {
  const { dataDir, publicUrl, trustProxy } = config
  const issues = new IssueRecorder(new IssueRepository(database.kysely), log)
  database.watch(issues.watchStatement)
  const probe = new ProbeService(events)
  const kysely = database.kind === 'postgres' ? database.kysely : undefined
  const services = {
    issues,
    probe,
    stats: new StatsService(new StatsRepository(database.kysely)),
    deeds: new UserDeedsService(new UserDeedsRepository(database.kysely)),
    health: new HealthService({
      database: checkDatabase(database),
      storage: checkStorage(dataDir),
      files: checkFiles(files),
      clock: checkClock({ kysely, publicUrl }),
      mail: checkMail(mailer),
      ai: checkAi(llm),
      address: checkAddress({ publicUrl, trustsProxy: trustProxy !== false, probe }),
      stream: checkStream({ publicUrl, probe }),
    }),
  }
  return {
    services,
    routes: (app) => statsRoutes(app, services),
    purge: () => issues.purge(),
    close: () => issues.save(),
  } satisfies ServerModule
}
