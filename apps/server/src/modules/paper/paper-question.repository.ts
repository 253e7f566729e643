import type { AnswerRule } from '@app/contract/key-point/values'
import type { PaperPoint } from '@app/contract/paper/schemas'
import type { Difficulty } from '@app/contract/question/values'
import type { Rating } from '@app/contract/review/values'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

/** What a user put down for a question. */
export interface EntryRow {
  question_id: number
  answer: string
  rating: Rating | null
  is_flagged: boolean
  version: number
}

/** An entry with its question. */
export interface PaperQuestionRow extends EntryRow {
  is_answered: boolean
  seconds: number
  step_id: string
  score: number | null
  title: string
  bank_name: string
  difficulty: Difficulty
  tags: string[]
  short_answer: string
  spoken_answer: string
  full_answer: string
  is_personal: boolean
  key_points: unknown
  key_point_words: unknown
  /** Of when the paper was closed; null until the answer has been judged. */
  points: PaperPoint[] | null
  rules: AnswerRule[]
}

interface EntryChange {
  answer: string
  rating: Rating | null
  isFlagged: boolean
  seconds: number
}

/** What was heard in an answer, or how it was checked. */
interface JudgedEntry {
  questionId: number
  score: number | null
  points: readonly PaperPoint[]
  rules: readonly AnswerRule[]
}

/** The questions of papers and what users put down for them. */
export class PaperQuestionRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** A paper's questions in their order; those that are not published any more are left out. */
  async list(paperId: number): Promise<PaperQuestionRow[]> {
    const { rows } = await sql<PaperQuestionRow>`
      select p.question_id, p.answer, p.rating, p.is_flagged, p.version, p.is_answered, p.seconds, p.step_id, p.score,
        p.points, p.rules, q.title, b.name as bank_name, q.difficulty, q.tags, q.short_answer, q.spoken_answer,
        q.answer as full_answer, q.is_personal, q.key_points, q.key_point_words
      from paper_question p
        join question q on q.id = p.question_id and q.status = 'published'
        join question_bank b on b.id = q.bank_id
      where p.paper_id = ${paperId} order by p.place`.execute(this.#db)
    return rows
  }

  /** Changes an entry of the given version. @returns its new version; undefined when it has another one by now */
  async update(
    paperId: number,
    questionId: number,
    version: number,
    { answer, rating, isFlagged, seconds }: EntryChange,
  ): Promise<number | undefined> {
    const row = await this.#db
      .updateTable('paper_question')
      .set((eb) => ({
        answer,
        rating,
        is_flagged: isFlagged,
        seconds: eb('seconds', '+', seconds),
        version: eb('version', '+', 1),
      }))
      .where('paper_id', '=', paperId)
      .where('question_id', '=', questionId)
      .where('version', '=', version)
      .returning('version')
      .executeTakeFirst()
    return row?.version
  }

  async find(paperId: number, questionId: number): Promise<EntryRow | undefined> {
    const { rows } = await sql<EntryRow>`
      select question_id, answer, rating, is_flagged, version from paper_question
      where paper_id = ${paperId} and question_id = ${questionId}`.execute(this.#db)
    return rows[0]
  }

  async setAnswered(paperId: number, questionIds: readonly number[]): Promise<void> {
    await sql`update paper_question set is_answered = true
      where paper_id = ${paperId} and question_id = any(${questionIds}::bigint[])`.execute(this.#db)
  }

  async saveJudged(paperId: number, judged: readonly JudgedEntry[]): Promise<void> {
    const rows = JSON.stringify(judged)
    await sql`
      update paper_question p set points = j.points, rules = j.rules, score = j.score
      from jsonb_to_recordset(${rows}::text::jsonb)
        as j ("questionId" bigint, score smallint, points jsonb, rules jsonb)
      where p.paper_id = ${paperId} and p.question_id = j."questionId"`.execute(this.#db)
  }

  async rate(paperId: number, questionId: number, rating: Rating, score: number | null): Promise<void> {
    await this.#db
      .updateTable('paper_question')
      .set({ rating, score })
      .where('paper_id', '=', paperId)
      .where('question_id', '=', questionId)
      .execute()
  }
}
