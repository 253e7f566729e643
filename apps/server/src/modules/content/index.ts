import type { Kysely } from 'kysely'
import type { ContentChanges } from '../../platform/ContentChanges.ts'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Logger } from '../../platform/log.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { AuditLogService } from '../audit-log/audit-log.service.ts'
import { ContentService } from './content.service.ts'
import { ImportWork } from './upload/ImportWork.ts'
import { QuestionImportRepository } from './upload/question-import.repository.ts'
import { questionImportRoutes } from './upload/question-import.routes.ts'
import { QuestionImportService } from './upload/question-import.service.ts'

interface ContentDependencies {
  database: Database
  audit: AuditLogService
  changes: ContentChanges
  log: Logger
}

/** What imports a folder of content; the command line needs nothing else of the module. */
export function createContentService(kysely: Kysely<DB>): ContentService {
  return new ContentService(kysely)
}

/** Content that comes in files: the folder that ships with the product, and what admins upload. */
export function createContent({ database, audit, changes, log }: ContentDependencies) {
  const { kysely, kind } = database
  const importWork = new ImportWork({ db: kysely, audit, changes, log })
  const services = {
    content: createContentService(kysely),
    importWork,
    imports: new QuestionImportService(new QuestionImportRepository(kysely), importWork),
  }
  return {
    services,
    routes: (app) => questionImportRoutes(app, services),
    recover: () => importWork.recover(kind === 'embedded'),
    stop: () => importWork.close(),
  } satisfies ServerModule
}
