import type { Kysely } from 'kysely'
import type { ContentChanges } from '../../platform/ContentChanges.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { AuditLogService } from '../audit-log/audit-log.service.ts'
import { QuestionActService } from './question-act.service.ts'
import { QuestionEditService } from './question-edit.service.ts'
import { QuestionRecordRepository } from './question-record.repository.ts'
import { questionRecordRoutes } from './question-record.routes.ts'
import { QuestionRecordService } from './question-record.service.ts'
import { QuestionRevisionRepository } from './question-revision.repository.ts'
import { QuestionRevisionService } from './question-revision.service.ts'

interface QuestionRecordDependencies {
  kysely: Kysely<DB>
  audit: AuditLogService
  changes: ContentChanges
}

/** Questions as admins edit them, with their history. */
export function createQuestionRecord({ kysely, audit, changes }: QuestionRecordDependencies) {
  const editing = { db: kysely, audit, changes }
  const services = {
    questionRecords: new QuestionRecordService(new QuestionRecordRepository(kysely)),
    questionEdits: new QuestionEditService(editing),
    questionActs: new QuestionActService(editing),
    questionRevisions: new QuestionRevisionService(new QuestionRevisionRepository(kysely)),
  }
  return { services, routes: (app) => questionRecordRoutes(app, services) } satisfies ServerModule
}
