import type { Kysely } from 'kysely'
import type { ContentChanges } from '../../platform/ContentChanges.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { AuditLogService } from '../audit-log/audit-log.service.ts'
import { QuestionBankRepository } from './question-bank.repository.ts'
import { questionBankRoutes } from './question-bank.routes.ts'
import { QuestionBankService } from './question-bank.service.ts'
import { QuestionBankEditService } from './question-bank-edit.service.ts'

interface QuestionBankDependencies {
  kysely: Kysely<DB>
  audit: AuditLogService
  changes: ContentChanges
}

/** Question banks, as learners see them and as admins edit them. */
export function createQuestionBank({ kysely, audit, changes }: QuestionBankDependencies) {
  const services = {
    banks: new QuestionBankService(new QuestionBankRepository(kysely)),
    bankEdits: new QuestionBankEditService({ db: kysely, audit, changes }),
  }
  return { services, routes: (app) => questionBankRoutes(app, services) } satisfies ServerModule
}
