import type { Contract } from '@app/contract/contract'
import type { RecordState } from '@app/contract/interview-session-record/values'
import { type Kysely, sql } from 'kysely'
import { escapeLike } from '../../../platform/db/like.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { createList } from '../../../platform/list/create-list.ts'
import type { ListArguments } from '../../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../../platform/list/paging.ts'
import type { SessionFacts } from '../session/session.mapper.ts'

export type RecordListArguments = ListArguments<Contract['interviewSessionRecord']['page']>

export interface RecordRow extends SessionFacts {
  username: string
  open_objection_count: number
}

const ENDS: readonly RecordState[] = ['scoring', 'finished', 'abandoned', 'expired']

const columns = sql`id, user_id, username, bank_id, bank_name, level, topics, strictness, minutes, language, interviewer, state,
  step, question_count, place, create_time, deadline_time, pause_time, paused_seconds, act_time, end_time, end_reason, score,
  point_count, mentioned_count, unchecked_count, failed_place, dimensions, scorer, scorer_failure, interviewer_failure,
  (select count(*)::int from interview_objection o where o.session_id = s.id and o.outcome = 'open') as open_objection_count`

const source = sql`(
  select t.*, u.username from interview_session t join app_user u on u.id = t.user_id
) s`

const isObjected = sql`exists (
  select 1 from interview_objection o where o.session_id = s.id and o.outcome = 'open'
)`
/** As the index of such sessions has it. */
const hasFailed = sql`(scorer_failure is not null or interviewer_failure is not null)`

const records = createList<Contract['interviewSessionRecord']['page']>({
  source,
  filters: {
    ids: { condition: (ids) => sql`id = any(${ids}::bigint[])` },
    keyword: {
      condition: (keyword) => {
        const pattern = `%${escapeLike(keyword)}%`
        return sql`(username ilike ${pattern} or bank_name ilike ${pattern})`
      },
    },
    bankId: { condition: (bankId) => sql`bank_id = ${bankId}` },
    userId: { condition: (userId) => sql`user_id = ${userId}` },
    state: {
      condition: (state) => (state === 'open' ? sql`state <> all(${ENDS}::text[])` : sql`state = ${state}`),
    },
    scorer: { condition: (scorer) => sql`scorer = ${scorer}` },
    hasObjection: { condition: (has) => (has ? isObjected : sql`not ${isObjected}`) },
    hasFailure: { condition: (has) => (has ? hasFailed : sql`not ${hasFailed}`) },
    // The beginning is included, the end is not.
    createTimeFrom: { condition: (time) => sql`create_time >= ${time}` },
    createTimeTo: { condition: (time) => sql`create_time < ${time}` },
  },
  orders: { createTime: { columns: ['create_time'], natural: 'descend' } },
  defaultOrder: 'createTime',
})

/** Sessions of all users. */
export class RecordRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  page(query: RecordListArguments, slice: Slice): Promise<RowPage<RecordRow>> {
    return records.page<RecordRow>(this.#db, columns, query, slice)
  }

  async find(id: number): Promise<RecordRow | undefined> {
    const { rows } = await sql<RecordRow>`select ${columns} from ${source} where id = ${id}`.execute(this.#db)
    return rows[0]
  }
}
