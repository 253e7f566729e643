import type { Page, QuestionBank, TagCount } from '@app/contract'
import { notFound } from '../../platform/app-error.ts'
import type {
  QuestionBankListQuery,
  QuestionBankRepository,
  QuestionBankRow,
} from './question-bank.repository.ts'

const MAX_TAGS = 100

interface PageInput {
  current: number
  pageSize: number
  ids?: number[] | undefined
  keyword?: string | undefined
  sortField?: QuestionBankListQuery['sortField'] | undefined
  sortOrder?: QuestionBankListQuery['sortOrder'] | undefined
}

/** The banks that questions stand in. */
export class QuestionBankService {
  readonly #banks: QuestionBankRepository

  constructor(banks: QuestionBankRepository) {
    this.#banks = banks
  }

  async list(userId: number | null): Promise<QuestionBank[]> {
    return (await this.#banks.list(userId)).map(toQuestionBank)
  }

  /** @throws AppError 40400 */
  async get(id: number, userId: number | null): Promise<QuestionBank> {
    const [row] = await this.#banks.list(userId, id)
    if (!row) throw notFound()
    return toQuestionBank(row)
  }

  async page({
    current,
    pageSize,
    sortField = 'sortOrder',
    sortOrder = 'ascend',
    ...filters
  }: PageInput): Promise<Page<QuestionBank>> {
    const { rows, total } = await this.#banks.page({
      ...filters,
      sortField,
      sortOrder,
      limit: pageSize,
      offset: (current - 1) * pageSize,
    })
    return { records: rows.map(toQuestionBank), total, current, pageSize }
  }

  async tags(bankId: number | undefined): Promise<TagCount[]> {
    const rows = await this.#banks.tags(bankId ?? 0, MAX_TAGS)
    return rows.map((row) => ({ tag: row.tag, questionCount: row.question_count }))
  }
}

function toQuestionBank(row: QuestionBankRow): QuestionBank {
  const [forgotten = 0, vague = 0, known = 0, instant = 0] = row.mastered
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    groupName: row.group_name,
    sortOrder: row.sort_order,
    questionCount: row.question_count,
    progress: { forgotten, vague, known, instant },
  }
}
