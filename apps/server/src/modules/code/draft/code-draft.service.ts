import type { CodeDraft } from '@app/contract/code-draft/schemas'
import { Code } from '@app/contract/common/envelope'
import { AppError } from '../../../platform/app-error.ts'
import type { QuestionProgramService } from '../../question/program/question-program.service.ts'
import type { CodeDraftRepository, CodeDraftRow, DraftPlace } from './code-draft.repository.ts'

interface NewDraft extends DraftPlace {
  code: string
  /** The version it goes on from; null for a first one. */
  baseTime: string | null
}

/** The code of learners as they left it, so that they go on at any device. */
export class CodeDraftService {
  readonly #drafts: CodeDraftRepository
  readonly #programs: QuestionProgramService

  constructor(drafts: CodeDraftRepository, programs: QuestionProgramService) {
    this.#drafts = drafts
    this.#programs = programs
  }

  /** @throws AppError 40400 where there is no such problem */
  async list(userId: number, questionId: number): Promise<CodeDraft[]> {
    await this.#programs.requireLanguage(questionId)
    const rows = await this.#drafts.list(userId, questionId)
    return rows.map(toDraft)
  }

  /** @throws AppError 40400, 40000 at `language`, or 40900 with the code as it is now, when another version was saved meanwhile */
  async save(userId: number, { questionId, language, code, baseTime }: NewDraft): Promise<CodeDraft> {
    await this.#programs.requireLanguage(questionId, language)
    const place = { questionId, language }
    const row = await this.#drafts.save(userId, place, { code, baseTime })
    if (row) return toDraft(row)
    const current = await this.#drafts.find(userId, place)
    throw new AppError(Code.conflict, 'conflict', current ? toDraft(current) : null)
  }

  /** @throws AppError 40400 where there is no such problem */
  async delete(userId: number, place: DraftPlace): Promise<void> {
    await this.#programs.requireLanguage(place.questionId)
    await this.#drafts.delete(userId, place)
  }
}

const toDraft = ({ update_time: time, ...draft }: CodeDraftRow): CodeDraft => ({
  ...draft,
  updateTime: time.toISOString(),
})
