import { type KeyPoint, keyPoint } from '@app/contract/key-point/schemas'
import { z } from 'zod/mini'
import type { QuestionLookupRepository, QuestionTextRow } from './question-lookup.repository.ts'

/** What a question says, without anybody's state. */
export interface QuestionText {
  id: number
  title: string
  bankName: string
  tags: string[]
  shortAnswer: string
  /** Markdown. */
  answer: string
  keyPoints: KeyPoint[]
  followUps: string[]
}

/** Looks questions up for who answers from them; nothing is noted as a visit. */
export class QuestionLookupService {
  readonly #questions: QuestionLookupRepository

  constructor(questions: QuestionLookupRepository) {
    this.#questions = questions
  }

  /** @returns null when there is no such question */
  async find(id: number): Promise<QuestionText | null> {
    const [question] = await this.findAll([id])
    return question ?? null
  }

  /** In the order of the ids; those that are not there are missing. */
  async findAll(ids: readonly number[]): Promise<QuestionText[]> {
    return (await this.#questions.findAll(ids)).map(toText)
  }

  /** The name of each question's bank. */
  async bankNames(ids: readonly number[]): Promise<Map<number, string>> {
    const rows = ids.length === 0 ? [] : await this.#questions.bankNames(ids)
    return new Map(rows.map(({ id, name }) => [id, name]))
  }
}

const keyPoints = z.array(keyPoint)
const followUps = z.array(z.string())

function toText(row: QuestionTextRow): QuestionText {
  return {
    id: row.id,
    title: row.title,
    bankName: row.bank_name,
    tags: row.tags,
    shortAnswer: row.short_answer,
    answer: row.answer,
    keyPoints: keyPoints.parse(row.key_points),
    followUps: followUps.parse(row.follow_ups),
  }
}
