import type { Page } from '@app/contract/common/schemas'
import type {
  InterviewSessionDetail,
  InterviewSessionRecord,
} from '@app/contract/interview-session-record/schemas'
import type { Kysely } from 'kysely'
import { notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { type Paging, paging } from '../../../platform/list/paging.ts'
import type { AuditLogService } from '../../audit-log/audit-log.service.ts'
import { ObjectionRepository } from '../objection/objection.repository.ts'
import type { InterviewResultService } from '../result/interview-result.service.ts'
import { toRecord, toRescore } from './record.mapper.ts'
import { type RecordListArguments, RecordRepository } from './record.repository.ts'
import { RescoreRepository } from './rescore.repository.ts'

const HOUR = 3_600_000

interface RecordDependencies {
  kysely: Kysely<DB>
  audit: AuditLogService
  interviewResults: InterviewResultService
}

/** Everybody's mock interviews, for admins. */
export class RecordService {
  readonly #deps: RecordDependencies

  constructor(deps: RecordDependencies) {
    this.#deps = deps
  }

  page(query: RecordListArguments & Paging): Promise<Page<InterviewSessionRecord>> {
    const records = new RecordRepository(this.#deps.kysely)
    return paging(query, (list, slice) => records.page(list, slice), toRecord)
  }

  /** What a user said is theirs: that an admin reads it is noted, once an hour. @throws AppError 40400 */
  async get(actor: Actor, id: number): Promise<InterviewSessionDetail> {
    const { kysely, audit, interviewResults } = this.#deps
    const record = await new RecordRepository(kysely).find(id)
    if (!record) throw notFound()
    if (record.user_id !== actor.id) {
      const target = { id, name: `${record.username} ${record.bank_name}` }
      await audit.recordOnce(kysely, actor, { action: 'interviewSession.read', target }, HOUR)
    }
    const [report, rescores] = await Promise.all([
      interviewResults.reportOf(id),
      new RescoreRepository(kysely).list(id),
    ])
    return { ...report, ...toRecord(record), rescores: rescores.map(toRescore) }
  }

  async waiting(): Promise<{ objectionCount: number }> {
    return { objectionCount: await new ObjectionRepository(this.#deps.kysely).countOpen() }
  }
}
