import type { Database } from '../../platform/db/database.ts'
import type { Files } from '../../platform/files/files.ts'
import type { Llm } from '../../platform/llm/llm.ts'
import type { Logger } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail/Mailer.ts'
import type { ServerModule } from '../../platform/module.ts'
import { checkAi } from './check-ai.ts'
import { checkDatabase } from './check-database.ts'
import { checkMail } from './check-mail.ts'
import { checkStorage } from './check-storage.ts'
import { HealthService } from './health.service.ts'
import { IssueRecorder } from './issues/IssueRecorder.ts'
import { IssueRepository } from './issues/issue.repository.ts'
import { StatsRepository } from './stats.repository.ts'
import { statsRoutes } from './stats.routes.ts'
import { StatsService } from './stats.service.ts'

interface StatsDependencies {
  database: Database
  dataDir: string
  files: Files
  mailer: Mailer
  llm: Llm | undefined
  log: Logger
}

/** Numbers of the site, and checks of what it depends on. */
export function createStats({ database, dataDir, files, mailer, llm, log }: StatsDependencies) {
  const issues = new IssueRecorder(new IssueRepository(database.kysely), log)
  database.watch(issues.watchStatement)
  const services = {
    issues,
    stats: new StatsService(new StatsRepository(database.kysely)),
    health: new HealthService({
      database: checkDatabase(database),
      mail: checkMail(mailer),
      ai: checkAi(llm),
      storage: checkStorage(dataDir, files),
    }),
  }
  return {
    services,
    routes: (app) => statsRoutes(app, services),
    purge: () => issues.purge(),
    close: () => issues.save(),
  } satisfies ServerModule
}
