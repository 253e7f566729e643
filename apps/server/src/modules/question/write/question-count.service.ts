import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { QuestionWriter } from './QuestionWriter.ts'

/** Counts on questions what learners do with them. */
export class QuestionCountService {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  addViews(views: ReadonlyMap<number, number>): Promise<void> {
    return new QuestionWriter(this.#db).addViews(views)
  }

  /** @returns how many learners have met the question in an interview now */
  countEncounters(transaction: Kysely<DB>, questionId: number, step: number): Promise<number> {
    return new QuestionWriter(transaction).countEncounters(questionId, step)
  }
}
