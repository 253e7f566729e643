import path from 'node:path'
import { AuditRepository } from '../modules/audit/audit.repository.ts'
import { AuditService } from '../modules/audit/audit.service.ts'
import { ContentRepository } from '../modules/content/content.repository.ts'
import { ContentService } from '../modules/content/content.service.ts'
import { ImportWork } from '../modules/content/upload/ImportWork.ts'
import { QuestionImportRepository } from '../modules/content/upload/question-import.repository.ts'
import { QuestionImportService } from '../modules/content/upload/question-import.service.ts'
import { MessageRepository } from '../modules/message/message.repository.ts'
import { MessageService } from '../modules/message/message.service.ts'
import { LearnerActivityRepository } from '../modules/question/learner-activity.repository.ts'
import { LearnerActivityService } from '../modules/question/learner-activity.service.ts'
import { PracticeRepository } from '../modules/question/practice.repository.ts'
import { PracticeService } from '../modules/question/practice.service.ts'
import { QuestionRepository } from '../modules/question/question.repository.ts'
import { QuestionService } from '../modules/question/question.service.ts'
import { QuestionDetailRepository } from '../modules/question/question-detail.repository.ts'
import { QuestionDetailService } from '../modules/question/question-detail.service.ts'
import { VisitRecorder } from '../modules/question/visit-recorder.ts'
import { QuestionBankRepository } from '../modules/question-bank/question-bank.repository.ts'
import { QuestionBankService } from '../modules/question-bank/question-bank.service.ts'
import { QuestionBankEditService } from '../modules/question-bank/question-bank-edit.service.ts'
import { QuestionActService } from '../modules/question-record/question-act.service.ts'
import { QuestionEditService } from '../modules/question-record/question-edit.service.ts'
import { QuestionRecordRepository } from '../modules/question-record/question-record.repository.ts'
import { QuestionRecordService } from '../modules/question-record/question-record.service.ts'
import { QuestionRevisionRepository } from '../modules/question-record/question-revision.repository.ts'
import { QuestionRevisionService } from '../modules/question-record/question-revision.service.ts'
import { ContentChanges } from '../platform/ContentChanges.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/database.ts'
import { Limits } from '../platform/limits/Limits.ts'
import type { Logger } from '../platform/log.ts'
import { Mailer } from '../platform/mail/Mailer.ts'
import { createAi } from './create-ai.ts'
import { createConsole } from './create-console.ts'
import { createUsers } from './create-users.ts'

export type Services = ReturnType<typeof createServices>

export type ServiceConfig = Pick<Config, 'dataDir' | 'smtpUrl' | 'mailFrom' | 'hasLimits' | 'ai'>

/** Puts the modules together: the one place where it is said who gets whom. */
export function createServices(database: Database, config: ServiceConfig, log: Logger) {
  const { kysely } = database
  const limits = new Limits(kysely, { isOn: config.hasLimits, aiDailyQuota: config.ai.dailyQuota })
  const outbox = path.join(config.dataDir, 'outbox')
  const mailer = new Mailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, outbox, log })

  const audit = new AuditService(new AuditRepository(kysely))

  const banks = new QuestionBankService(new QuestionBankRepository(kysely))
  const questionRepository = new QuestionRepository(kysely)
  const visits = new VisitRecorder(questionRepository, log)
  const details = new QuestionDetailService(new QuestionDetailRepository(kysely))
  const questions = new QuestionService(questionRepository, details, visits)
  const practice = new PracticeService(new PracticeRepository(kysely), questions)

  const changes = new ContentChanges()
  changes.subscribe(() => questions.forget())
  const editing = { db: kysely, audit, changes }
  const bankEdits = new QuestionBankEditService(editing)
  const questionRecords = new QuestionRecordService(new QuestionRecordRepository(kysely))
  const questionEdits = new QuestionEditService(editing)
  const questionActs = new QuestionActService(editing)
  const questionRevisions = new QuestionRevisionService(new QuestionRevisionRepository(kysely))

  const content = new ContentService(new ContentRepository(kysely))
  const importWork = new ImportWork({ ...editing, log })
  const imports = new QuestionImportService(new QuestionImportRepository(kysely), importWork)
  const messages = new MessageService(new MessageRepository(kysely))
  const ai = createAi({ kysely, limits, settings: config.ai, log })
  const users = createUsers({
    kysely,
    limits,
    mailer,
    audit,
    messages,
    learners: new LearnerActivityService(new LearnerActivityRepository(kysely)),
    conversations: ai.aiConversations,
  })
  return {
    limits,
    mailer,
    audit,
    banks,
    visits,
    questions,
    practice,
    changes,
    bankEdits,
    questionRecords,
    questionEdits,
    questionActs,
    questionRevisions,
    content,
    importWork,
    imports,
    messages,
    ...ai,
    ...users,
    ...createConsole({ database, dataDir: config.dataDir, mailer, llm: ai.llm, audit, log }),
  }
}
