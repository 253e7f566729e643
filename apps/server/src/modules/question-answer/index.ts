import { contract } from '@app/contract/contract'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { exportTable } from '../../platform/export-user.ts'
import { implement } from '../../platform/http/implement.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { QuestionService } from '../question/read/question.service.ts'
import { QuestionAnswerRepository } from './question-answer.repository.ts'
import { QuestionAnswerService } from './question-answer.service.ts'

interface QuestionAnswerDependencies {
  kysely: Kysely<DB>
  questions: QuestionService
}

/** Answers from memory on question pages, with their checks. */
export function createQuestionAnswer({ kysely, questions }: QuestionAnswerDependencies) {
  const answers = new QuestionAnswerService(new QuestionAnswerRepository(kysely), questions)
  return {
    services: {},
    routes: (app) => {
      implement(app, contract.questionAnswer.get, ({ questionId }, { caller }) =>
        answers.get(caller.id, questionId),
      )
      implement(app, contract.questionAnswer.save, (answer, { caller }) => answers.save(caller.id, answer))
    },
    exportedParts: [
      exportTable(kysely, {
        name: 'questionAnswers',
        table: 'question_answer',
        key: 'question_id',
        columns: sql`t.*, (select title from question where id = t.question_id) as question_title`,
      }),
    ],
    forgetUser: (trx, userId) => new QuestionAnswerRepository(trx).deleteOfUser(userId),
  } satisfies ServerModule
}
