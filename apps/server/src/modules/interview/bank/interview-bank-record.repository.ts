import type { Contract } from '@app/contract/contract'
import type { BankLevel } from '@app/contract/interview-bank/values'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { createList } from '../../../platform/list/create-list.ts'
import type { ListArguments } from '../../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../../platform/list/paging.ts'
import { idsByKeyword } from '../../../platform/search/matching.ts'

export interface InterviewBankRecordRow {
  id: number
  slug: string
  name: string
  description: string
  group_name: string
  level: BankLevel
  minutes: number
  session_size: number
  sort_order: number
  published_count: number
  total_count: number
  version: number
}

export type InterviewBankListArguments = ListArguments<Contract['interviewBank']['page']>

const withCounts = sql`(
  select b.id, b.slug, b.name, b.description, b.group_name, b.level, b.minutes, b.session_size, b.sort_order, b.version,
    (select count(*)::int from interview_question q where q.bank_id = b.id and q.status = 'published') as published_count,
    (select count(*)::int from interview_question q where q.bank_id = b.id) as total_count
  from interview_bank b) b`

const banks = createList<Contract['interviewBank']['page']>({
  source: withCounts,
  filters: {
    ids: { condition: (ids) => sql`id = any(${ids}::bigint[])` },
    keyword: {
      condition: (keyword) =>
        sql`id in ${idsByKeyword(keyword, { kind: 'interviewBank', withHidden: true })}`,
    },
  },
  orders: {
    id: { columns: [], natural: 'ascend' },
    sortOrder: { columns: ['sort_order'], natural: 'ascend' },
    name: { columns: ['name'], natural: 'ascend' },
  },
  defaultOrder: 'sortOrder',
})

/** Banks as admins see them, the empty ones too. */
export class InterviewBankRecordRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  page(query: InterviewBankListArguments, slice: Slice): Promise<RowPage<InterviewBankRecordRow>> {
    return banks.page<InterviewBankRecordRow>(this.#db, sql`*`, query, slice)
  }

  async find(id: number): Promise<InterviewBankRecordRow | undefined> {
    const { rows } = await sql<InterviewBankRecordRow>`select * from ${withCounts} where id = ${id}`.execute(
      this.#db,
    )
    return rows[0]
  }
}
