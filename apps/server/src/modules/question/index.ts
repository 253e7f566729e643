import { contract } from '@app/contract/contract'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { implement } from '../../platform/http/implement.ts'
import type { ServerModule } from '../../platform/module.ts'
import { QuestionBankRepository } from './bank/question-bank.repository.ts'
import { questionBankRoutes } from './bank/question-bank.routes.ts'
import { QuestionBankService } from './bank/question-bank.service.ts'
import { QuestionDrawRepository } from './draw/question-draw.repository.ts'
import { questionDrawRoutes } from './draw/question-draw.routes.ts'
import { QuestionDrawService } from './draw/question-draw.service.ts'
import { QuestionProgramService } from './program/question-program.service.ts'
import { QuestionRepository } from './read/question.repository.ts'
import { questionRoutes } from './read/question.routes.ts'
import { QuestionService } from './read/question.service.ts'
import { questionCommentTarget } from './read/question-comment-target.ts'
import { QuestionDetailRepository } from './read/question-detail.repository.ts'
import { QuestionLookupRepository } from './read/question-lookup.repository.ts'
import { QuestionLookupService } from './read/question-lookup.service.ts'
import { questionPoints, questionSource } from './search-source.ts'

/** Questions as users find and read them, and their banks. */
export function createQuestion(kysely: Kysely<DB>) {
  const services = {
    questions: new QuestionService(new QuestionRepository(kysely), new QuestionDetailRepository(kysely)),
    questionLookup: new QuestionLookupService(new QuestionLookupRepository(kysely)),
    programs: new QuestionProgramService(kysely),
    questionDraws: new QuestionDrawService(new QuestionDrawRepository(kysely)),
    questionCommentTarget,
    questionSource,
    questionPoints,
    banks: new QuestionBankService(new QuestionBankRepository(kysely)),
  }
  return {
    services,
    routes: (app) => {
      questionBankRoutes(app, services)
      questionRoutes(app, services)
      implement(app, contract.questionProgram.get, ({ questionId }) => services.programs.get(questionId))
      questionDrawRoutes(app, services)
    },
  } satisfies ServerModule
}
