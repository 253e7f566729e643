import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { facet } from '../../platform/search/document.ts'
import {
  type HitFacts,
  indexDocuments,
  type Popularity,
  type SearchSource,
} from '../../platform/search/index-documents.ts'

const popularity = sql`ln(1 + (select count(*) from knowledge_point_progress g where g.knowledge_point_id = p.id))::real`

interface TextRow {
  id: number
  title: string
  summary: string
  content: string
  slug: string
  status: string
  chapter_id: number
  chapter_name: string
  recall: string[]
  popularity: number
  create_time: Date
}

export const pointSource: SearchSource<'knowledgePoint'> = {
  kind: 'knowledgePoint',

  async read(db, ids) {
    const { rows } = await sql<TextRow>`
      select p.id, p.title, p.summary, p.content, p.slug, p.status, p.chapter_id, c.name as chapter_name, p.create_time,
        array(select r.question || E'\n\n' || r.answer from recall_question r where r.knowledge_point_id = p.id order by r.sort_order)
          as recall,
        ${popularity} as popularity
      from knowledge_point p join chapter c on c.id = p.chapter_id where p.id = any(${ids}::bigint[])`.execute(
      db,
    )
    return rows.map((row) => ({
      refId: row.id,
      isPublic: row.status === 'published',
      slug: row.slug,
      title: row.title,
      tags: [],
      names: [row.chapter_name],
      lead: row.summary,
      body: [row.content, ...row.recall],
      facets: [facet('chapter', row.chapter_id)],
      popularity: row.popularity,
      time: row.create_time,
    }))
  },

  async popularityAfter(db, id, limit) {
    const { rows } = await sql<Popularity>`
      select p.id, ${popularity} as popularity from knowledge_point p where p.id > ${id} order by p.id limit ${sql.lit(limit)}`.execute(
      db,
    )
    return rows
  },

  async describe(db, ids, userId) {
    const { rows } = await sql<Omit<HitFacts<'knowledgePoint'>, 'kind'>>`
      with station as (
        select id, name, (row_number() over (order by sort_order, id))::int as station from chapter c
        where exists (select 1 from knowledge_point p where p.chapter_id = c.id and p.status = 'published')
      )
      select p.id, c.name as "chapterName", c.station, p.minutes, g.learned_at is not null as "isLearned"
      from knowledge_point p join station c on c.id = p.chapter_id
        left join knowledge_point_progress g on g.knowledge_point_id = p.id and g.user_id = ${userId}
      where p.id = any(${ids}::bigint[])`.execute(db)
    return rows.map((row) => ({ kind: 'knowledgePoint', ...row }))
  },
}

/** Writes what is found of knowledge points, in the transaction that wrote them. */
export function indexPoints(db: Kysely<DB>, ids: readonly number[]): Promise<void> {
  return indexDocuments(db, pointSource, ids)
}

/** The same of all points of some chapters, whose name is found with them. */
export async function indexChapters(db: Kysely<DB>, chapterIds: readonly number[]): Promise<void> {
  if (chapterIds.length === 0) return
  const rows = await db
    .selectFrom('knowledge_point')
    .select('id')
    .where('chapter_id', 'in', chapterIds)
    .execute()
  await indexPoints(
    db,
    rows.map(({ id }) => id),
  )
}
