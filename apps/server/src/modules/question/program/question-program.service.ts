import { Code } from '@app/contract/common/envelope'
import { toRunnerCases } from '@app/contract/question-program/cases'
import {
  keptProgram,
  type QuestionProgram,
  type QuestionProgramDetail,
} from '@app/contract/question-program/schemas'
import type { ProgramLanguage } from '@app/contract/question-program/values'
import { type Kysely, sql } from 'kysely'
import { fieldRefused, notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { shownPlaces } from './shown-places.ts'

/** What published programming problems say, for those who solve them. */
export class QuestionProgramService {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** @throws AppError 40400 where the question is no programming problem */
  async get(questionId: number): Promise<QuestionProgramDetail> {
    const { rows } = await sql<{ program: unknown }>`
      select program from question where id = ${questionId} and status = 'published' and program is not null`.execute(
      this.#db,
    )
    if (!rows[0]) throw notFound()
    return toDetail(questionId, keptProgram.parse(rows[0].program))
  }

  /**
   * Makes sure that a published problem may be written in a language.
   * @param language absent: any
   * @throws AppError 40400, or 40000 at `language`
   */
  async requireLanguage(questionId: number, language?: ProgramLanguage): Promise<void> {
    const { rows } = await sql<{ languages: string[] }>`
      select languages from question where id = ${questionId} and status = 'published' and program is not null`.execute(
      this.#db,
    )
    if (!rows[0]) throw notFound()
    if (language !== undefined && !rows[0].languages.includes(language))
      throw fieldRefused(Code.badParameters, 'language', 'notAllowed')
  }
}

function toDetail(questionId: number, program: QuestionProgram): QuestionProgramDetail {
  const { languages, entry, parameters, statement, examples, constraints, hints } = program
  const { limits, complexity, starters, solutions, schema } = program
  return {
    questionId,
    ...{ languages, entry, parameters, statement, examples, constraints, hints },
    ...{ limits, complexity, starters, solutions, schema },
    cases: toRunnerCases(program),
    shown: shownPlaces(program.cases) ?? [],
  }
}
