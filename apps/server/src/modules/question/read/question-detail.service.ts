import type { QuestionDetail } from '@app/contract'
import { LRUCache } from 'lru-cache'
import { type QuestionContent, toContent, toMarks } from './question.mapper.ts'
import type { QuestionDetailRepository } from './question-detail.repository.ts'

/** So old a bank's name and the related titles may be when another server has changed them (docs/decisions/010). */
const CONTENT_MILLISECONDS = 5_000
/** Of all contents kept, about 16 MB. */
const MAX_CHARACTERS = 8_000_000
/** What a content takes beside its texts, roughly. */
const BASE_CHARACTERS = 1_000

interface Kept {
  version: number
  content: QuestionContent
}

/** Reads single questions. The content of those read much is kept, and read again when its version is another one. */
export class QuestionDetailService {
  readonly #details: QuestionDetailRepository
  #kept = createKept()

  constructor(details: QuestionDetailRepository) {
    this.#details = details
  }

  async find(id: number, userId: number): Promise<QuestionDetail | undefined> {
    const kept = this.#kept.get(id)
    if (!kept) return this.#read(id, userId)
    const marks = await this.#details.findMarks(id, userId)
    if (!marks) return undefined
    return marks.version === kept.version ? { ...kept.content, ...toMarks(marks) } : this.#read(id, userId)
  }

  /** Content has changed. What is being read right now is not kept. */
  invalidate(): void {
    this.#kept = createKept()
  }

  async #read(id: number, userId: number): Promise<QuestionDetail | undefined> {
    const kept = this.#kept
    const row = await this.#details.findDetail(id, userId)
    if (!row) return undefined
    const content = toContent(row)
    kept.set(id, { version: row.version, content })
    return { ...content, ...toMarks(row) }
  }
}

const createKept = () =>
  new LRUCache<number, Kept>({
    ttl: CONTENT_MILLISECONDS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ content }) => BASE_CHARACTERS + content.shortAnswer.length + content.answer.length,
  })
