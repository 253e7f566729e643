import { Code } from '@app/contract/common/envelope'
import type { Encounter, EncounterInput, InterviewCompany } from '@app/contract/question-encounter/schemas'
import { COMPANIES_LISTED } from '@app/contract/question-encounter/values'
import type { Kysely, Transaction } from 'kysely'
import { fieldRefused, notFound } from '../../platform/app-error.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Screening } from '../../platform/screening.ts'
import type { QuestionCountService } from '../content/item/question-count.service.ts'
import type { QuestionService } from '../question/read/question.service.ts'
import type { StudySettingsService } from '../review/study-settings.service.ts'
import { EncounterRepository } from './encounter.repository.ts'

export interface EncounterDependencies {
  kysely: Kysely<DB>
  questions: QuestionService
  questionCounts: QuestionCountService
  studySettings: StudySettingsService
  screening: Screening
}

/** 面试遇到过: which questions learners met in interviews, where and when. */
export class EncounterService {
  readonly #deps: EncounterDependencies

  constructor(deps: EncounterDependencies) {
    this.#deps = deps
  }

  /** Marks a question, or says anew where it was met. @returns how many learners met it. @throws AppError 40000, 40400, 42200 */
  async add(userId: number, input: EncounterInput): Promise<number> {
    await this.#check(userId, input)
    return this.#deps.kysely.transaction().execute(async (trx) => {
      const isNew = await new EncounterRepository(trx).save(userId, input)
      return this.#count(trx, input.questionId, isNew ? 1 : 0)
    })
  }

  /**
   * Marks several questions of one interview, within what else belongs to it. Where nothing is told of the interview, what
   * was told before stays.
   * The questions are there, and the month is checked.
   */
  async addAllWithin(
    trx: Transaction<DB>,
    userId: number,
    { questionIds, ...told }: Encounter & { questionIds: readonly number[] },
  ): Promise<void> {
    const encounters = new EncounterRepository(trx)
    const isTold = told.company !== '' || told.role !== '' || told.month !== null
    await this.#requireClean(trx, told)
    // In one order, so that two who mark the same questions do not wait for each other in a circle.
    for (const questionId of questionIds.toSorted((a, b) => a - b)) {
      const isNew = isTold
        ? await encounters.save(userId, { questionId, ...told })
        : await encounters.addUnsaid(userId, questionId)
      if (isNew) await this.#count(trx, questionId, 1)
    }
  }

  /** @throws AppError 40000, 42200; 40400 also when the question is not marked */
  async update(userId: number, input: EncounterInput): Promise<void> {
    await this.#check(userId, input)
    await this.#deps.kysely.transaction().execute(async (trx) => {
      const encounters = new EncounterRepository(trx)
      if (!(await encounters.exists(userId, input.questionId))) throw notFound()
      await encounters.save(userId, input)
    })
  }

  /** @returns how many learners met the question. @throws AppError 40400 */
  async delete(userId: number, questionId: number): Promise<number> {
    await this.#deps.questions.requireQuestion(questionId)
    return this.#deps.kysely.transaction().execute(async (trx) => {
      const wasThere = await new EncounterRepository(trx).delete(userId, questionId)
      return this.#count(trx, questionId, wasThere ? -1 : 0)
    })
  }

  /** @param userId null for a guest */
  companies(userId: number | null): Promise<InterviewCompany[]> {
    return new EncounterRepository(this.#deps.kysely).listCompanies(userId, COMPANIES_LISTED)
  }

  async #check(userId: number, { questionId, month, ...told }: EncounterInput): Promise<void> {
    await this.#deps.questions.requireQuestion(questionId)
    await this.checkMonth(userId, month)
    await this.#requireClean(this.#deps.kysely, told)
  }

  /** Companies are offered to everybody. */
  #requireClean(db: Kysely<DB>, { company, role }: Pick<Encounter, 'company' | 'role'>): Promise<void> {
    return this.#deps.screening.requireClean(db, [
      { text: company, field: 'company' },
      { text: role, field: 'role' },
    ])
  }

  /** @throws AppError 40000 at `month` when it is still to come */
  async checkMonth(userId: number, month: string | null): Promise<void> {
    if (month === null) return
    const { today } = await this.#deps.studySettings.momentOf(userId)
    if (month > today.slice(0, 7)) throw fieldRefused(Code.badParameters, 'month', 'monthToCome')
  }

  #count(trx: Transaction<DB>, questionId: number, step: number): Promise<number> {
    return this.#deps.questionCounts.countEncounters(trx, questionId, step)
  }
}
