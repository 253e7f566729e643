import { Code, type Note, type Rating } from '@app/contract'
import { AppError } from '../../platform/app-error.ts'
import type { PracticeRepository } from './practice.repository.ts'
import { toNote } from './question.mapper.ts'
import type { QuestionService } from './question.service.ts'

/** Practising a question: self-rating, favourite, 面试遇到过, private note. Everything is the caller's own. */
export class PracticeService {
  readonly #practice: PracticeRepository
  readonly #questions: QuestionService

  constructor(practice: PracticeRepository, questions: QuestionService) {
    this.#practice = practice
    this.#questions = questions
  }

  async rate(
    userId: number,
    questionId: number,
    rating: Rating,
  ): Promise<{ mastery: Rating; lastRatedTime: string }> {
    await this.#questions.requireQuestion(questionId)
    const time = await this.#practice.rate(userId, questionId, rating)
    return { mastery: rating, lastRatedTime: time.toISOString() }
  }

  async addFavourite(userId: number, questionId: number): Promise<void> {
    await this.#questions.requireQuestion(questionId)
    await this.#practice.addFavourite(userId, questionId)
  }

  async deleteFavourite(userId: number, questionId: number): Promise<void> {
    await this.#questions.requireQuestion(questionId)
    await this.#practice.deleteFavourite(userId, questionId)
  }

  async addEncounter(userId: number, questionId: number): Promise<number> {
    await this.#questions.requireQuestion(questionId)
    return this.#practice.addEncounter(userId, questionId)
  }

  async deleteEncounter(userId: number, questionId: number): Promise<number> {
    await this.#questions.requireQuestion(questionId)
    return this.#practice.deleteEncounter(userId, questionId)
  }

  /**
   * Writes, changes or (with empty content) deletes a note.
   * @param baseTime the version one edited; null for a new note
   * @throws AppError 40900 with the note as it is now, when another version was saved meanwhile
   */
  async saveNote(
    userId: number,
    questionId: number,
    content: string,
    baseTime: string | null,
  ): Promise<Note | null> {
    await this.#questions.requireQuestion(questionId)
    const isEmpty = content.trim() === ''
    if (baseTime === null) {
      const row = isEmpty ? undefined : await this.#practice.insertNote(userId, questionId, content)
      if (row) return toNote(row)
    } else if (isEmpty) {
      if (await this.#practice.deleteNote(userId, questionId, baseTime)) return null
    } else {
      const row = await this.#practice.updateNote(userId, questionId, content, baseTime)
      if (row) return toNote(row)
    }
    return this.#settleNote(userId, questionId, isEmpty)
  }

  /** The version one edited is gone: fine if one wanted no note and there is none, else a conflict. */
  async #settleNote(userId: number, questionId: number, isEmpty: boolean): Promise<null> {
    const current = await this.#practice.findNote(userId, questionId)
    if (!current && isEmpty) return null
    throw new AppError(Code.conflict, 'conflict', current ? toNote(current) : null)
  }
}
