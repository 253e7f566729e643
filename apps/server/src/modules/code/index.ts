import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { exportTable } from '../../platform/export-user.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { QuestionProgramService } from '../question/program/question-program.service.ts'
import { CodeAttemptRepository } from './attempt/code-attempt.repository.ts'
import { CodeAttemptService } from './attempt/code-attempt.service.ts'
import { codeRoutes } from './code.routes.ts'
import { CodeDraftRepository } from './draft/code-draft.repository.ts'
import { CodeDraftService } from './draft/code-draft.service.ts'

interface CodeDependencies {
  kysely: Kysely<DB>
  programs: QuestionProgramService
}

const title = sql`(select title from question where id = t.question_id) as question_title`

/** The code that learners write for programming problems, and what came of it in their browsers. */
export function createCode({ kysely, programs }: CodeDependencies) {
  const drafts = new CodeDraftService(new CodeDraftRepository(kysely), programs)
  const attempts = new CodeAttemptService(kysely, programs)
  return {
    services: {},
    routes: (app) => codeRoutes(app, { drafts, attempts }),
    exportedParts: [
      exportTable(kysely, {
        name: 'codeDrafts',
        table: 'code_draft',
        key: 'id',
        columns: sql`t.*, ${title}`,
      }),
      exportTable(kysely, {
        name: 'codeAttempts',
        table: 'code_attempt',
        key: 'id',
        columns: sql`t.*, ${title}`,
      }),
    ],
    forgetUser: async (trx, userId) => {
      await new CodeDraftRepository(trx).deleteOfUser(userId)
      await new CodeAttemptRepository(trx).deleteOfUser(userId)
    },
  } satisfies ServerModule
}
