import type { InterviewBank } from '@app/contract/interview-bank/schemas'
import { notFound } from '../../../platform/app-error.ts'
import type {
  InterviewBankRepository,
  InterviewBankRow,
  InterviewTargetRow,
} from './interview-bank.repository.ts'

export type InterviewTarget = InterviewTargetRow

/** What one can be interviewed for. */
export class InterviewBankService {
  readonly #banks: InterviewBankRepository

  constructor(banks: InterviewBankRepository) {
    this.#banks = banks
  }

  /** @param userId null: a guest */
  async list(userId: number | null): Promise<InterviewBank[]> {
    return (await this.#banks.list(userId)).map(toBank)
  }

  /** @throws AppError 40400 when it has nothing published */
  async get(userId: number | null, id: number): Promise<InterviewBank> {
    const [row] = await this.#banks.list(userId, id)
    if (!row) throw notFound()
    return toBank(row)
  }

  /** What one can prepare for, with the question banks that train it. */
  targets(): Promise<InterviewTarget[]> {
    return this.#banks.listTargets()
  }
}

function toBank(row: InterviewBankRow): InterviewBank {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    groupName: row.group_name,
    level: row.level,
    minutes: row.minutes,
    sessionSize: row.session_size,
    questionCount: row.topics.reduce((sum, { questionCount }) => sum + questionCount, 0),
    topics: row.topics,
    learnerCount: row.learner_count,
    averageScore: row.scored_count === 0 ? null : Math.round(row.score_sum / row.scored_count),
    bestScore: row.best_score,
    sessionCount: row.session_count,
  }
}
