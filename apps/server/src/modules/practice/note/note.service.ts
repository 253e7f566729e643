import { Code } from '@app/contract/common/envelope'
import type { Page } from '@app/contract/common/schemas'
import type { Note, NoteSummary } from '@app/contract/note/schemas'
import { AppError } from '../../../platform/app-error.ts'
import { type Paging, paging } from '../../../platform/list/paging.ts'
import type { LearningService } from '../../learning/learning.service.ts'
import type { QuestionService } from '../../question/read/question.service.ts'
import type { NoteListArguments, NoteRepository, NoteSubject, NoteSummaryRow } from './note.repository.ts'

/** Private notes on questions and knowledge points. */
export class NoteService {
  readonly #notes: NoteRepository
  readonly #questions: QuestionService
  readonly #learning: LearningService

  constructor(notes: NoteRepository, questions: QuestionService, learning: LearningService) {
    this.#notes = notes
    this.#questions = questions
    this.#learning = learning
  }

  async find(userId: number, subject: NoteSubject): Promise<Note | null> {
    const row = await this.#notes.find(userId, subject)
    return row ? toNote(row) : null
  }

  /**
   * Writes, changes or (with empty content) deletes a note.
   * @param baseTime the version one edited; null for a new note
   * @throws AppError 40400, or 40900 with the note as it is now, when another version was saved meanwhile
   */
  async save(
    userId: number,
    subject: NoteSubject,
    content: string,
    baseTime: string | null,
  ): Promise<Note | null> {
    await this.#require(subject)
    const isEmpty = content.trim() === ''
    if (baseTime === null) {
      const row = isEmpty ? undefined : await this.#notes.insert(userId, subject, content)
      if (row) return toNote(row)
    } else if (isEmpty) {
      if (await this.#notes.delete(userId, subject, baseTime)) return null
    } else {
      const row = await this.#notes.update(userId, subject, content, baseTime)
      if (row) return toNote(row)
    }
    // The version one edited is gone: fine if one wanted no note and there is none, else a conflict.
    const current = await this.find(userId, subject)
    if (!current && isEmpty) return null
    throw new AppError(Code.conflict, 'conflict', current)
  }

  page(userId: number, query: NoteListArguments & Paging): Promise<Page<NoteSummary>> {
    return paging(query, (list, slice) => this.#notes.page(userId, list, slice), toSummary)
  }

  #require({ type, id }: NoteSubject): Promise<unknown> {
    return type === 'question' ? this.#questions.requireQuestion(id) : this.#learning.ensurePoint(id)
  }
}

function toNote(row: { content: string; update_time: Date }): Note {
  return { content: row.content, updateTime: row.update_time.toISOString() }
}

function toSummary(row: NoteSummaryRow): NoteSummary {
  return {
    subjectType: row.subject_type,
    id: row.id,
    title: row.title,
    isPublished: row.is_published,
    excerpt: row.excerpt,
    updateTime: row.update_time.toISOString(),
  }
}
