import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { pointSource } from '../../platform/recognition/point-words.ts'
import {
  type HitFacts,
  indexDocuments,
  type Popularity,
  type SearchSource,
} from '../../platform/search/index-documents.ts'

const popularity = sql`ln(1 + b.learner_count)::real`

interface TextRow {
  id: number
  name: string
  description: string
  group_name: string
  slug: string
  topics: string[]
  titles: string[]
  popularity: number
  create_time: Date
}

/** Interview banks, with what they ask; those without published questions are found by admins alone. */
export const interviewBankSource: SearchSource<'interviewBank'> = {
  kind: 'interviewBank',

  async read(db, ids) {
    const { rows } = await sql<TextRow>`
      select b.id, b.name, b.description, b.group_name, b.slug, b.create_time, ${popularity} as popularity,
        array(select distinct q.topic from interview_question q where q.bank_id = b.id and q.status = 'published' order by 1) as topics,
        array(select q.title from interview_question q where q.bank_id = b.id and q.status = 'published' order by q.sort_order, q.id)
          as titles
      from interview_bank b where b.id = any(${ids}::bigint[])`.execute(db)
    return rows.map((row) => ({
      refId: row.id,
      isPublic: row.titles.length > 0,
      slug: row.slug,
      title: row.name,
      tags: row.topics,
      names: [row.group_name],
      lead: row.description,
      body: row.titles,
      facets: [],
      popularity: row.popularity,
      time: row.create_time,
    }))
  },

  async popularityAfter(db, id, limit) {
    const { rows } = await sql<Popularity>`
      select b.id, ${popularity} as popularity from interview_bank b where b.id > ${id} order by b.id limit ${sql.lit(limit)}`.execute(
      db,
    )
    return rows
  },

  async describe(db, ids, userId) {
    const { rows } = await sql<Omit<HitFacts<'interviewBank'>, 'kind'>>`
      select b.id, b.session_size as "questionCount", b.minutes, b.learner_count as "peopleCount",
        r.best_score as "bestScore"
      from interview_bank b left join interview_record r on r.bank_id = b.id and r.user_id = ${userId}
      where b.id = any(${ids}::bigint[])`.execute(db)
    return rows.map((row) => ({ kind: 'interviewBank', ...row }))
  },
}

/** Writes what is found of interview banks, in the transaction that wrote them. */
export function indexInterviewBanks(db: Kysely<DB>, ids: readonly number[]): Promise<void> {
  return indexDocuments(db, interviewBankSource, ids)
}

/** The banks that some questions stand in. */
async function banksOf(db: Kysely<DB>, questionIds: readonly number[]): Promise<number[]> {
  if (questionIds.length === 0) return []
  const rows = await db
    .selectFrom('interview_question')
    .select('bank_id')
    .distinct()
    .where('id', 'in', questionIds)
    .execute()
  return rows.map((row) => row.bank_id)
}

export const interviewQuestionPoints = pointSource('interview_question')

/** Writes by which words the key points of some questions are heard, and what is found of the banks that they stand in. */
export async function indexInterviewQuestions(db: Kysely<DB>, questionIds: readonly number[]): Promise<void> {
  await interviewQuestionPoints.writeWords(db, questionIds)
  await indexInterviewBanks(db, await banksOf(db, questionIds))
}
