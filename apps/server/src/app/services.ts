import { ContentRepository } from '../modules/content/content.repository.ts'
import { ContentService } from '../modules/content/content.service.ts'
import { PracticeRepository } from '../modules/question/practice.repository.ts'
import { PracticeService } from '../modules/question/practice.service.ts'
import { QuestionRepository } from '../modules/question/question.repository.ts'
import { QuestionService } from '../modules/question/question.service.ts'
import { VisitRecorder } from '../modules/question/visit-recorder.ts'
import { QuestionBankRepository } from '../modules/question-bank/question-bank.repository.ts'
import { QuestionBankService } from '../modules/question-bank/question-bank.service.ts'
import { SessionRepository } from '../modules/user/session.repository.ts'
import { SessionService } from '../modules/user/session.service.ts'
import { UserRepository } from '../modules/user/user.repository.ts'
import { UserService } from '../modules/user/user.service.ts'
import type { Database } from '../platform/db/database.ts'
import type { Logger } from '../platform/log.ts'

export type Services = ReturnType<typeof createServices>

/** Puts the modules together: the one place where it is said who gets whom. */
export function createServices({ kysely }: Database, log: Logger) {
  const sessions = new SessionService(new SessionRepository(kysely))
  const users = new UserService(new UserRepository(kysely), sessions)
  const banks = new QuestionBankService(new QuestionBankRepository(kysely))
  const questionRepository = new QuestionRepository(kysely)
  const visits = new VisitRecorder(questionRepository, log)
  const questions = new QuestionService(questionRepository, visits)
  const practice = new PracticeService(new PracticeRepository(kysely), questions)
  const content = new ContentService(new ContentRepository(kysely))
  return { content, sessions, users, banks, visits, questions, practice }
}
