import type { Difficulty, Mastery } from '@app/contract/question/values'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { pointSource } from '../../platform/recognition/point-words.ts'
import { facet } from '../../platform/search/document.ts'
import {
  type HitFacts,
  indexDocuments,
  type Popularity,
  type SearchSource,
} from '../../platform/search/index-documents.ts'

const popularity = sql`ln(1 + q.view_count + 20 * q.encounter_count)::real`

interface TextRow {
  id: number
  title: string
  difficulty: string
  tags: string[]
  short_answer: string
  spoken_answer: string
  answer: string
  points: string[]
  follow_ups: string[]
  /** Of a programming problem. */
  statement: string | null
  slug: string
  status: string
  bank_id: number
  bank_name: string
  popularity: number
  create_time: Date
}

/** What lists of questions by a keyword are filtered by too. */
export const questionFacets = {
  bankId: (bankId: number) => facet('bank', bankId),
  difficulty: (difficulty: string) => facet('difficulty', difficulty),
  tag: (tag: string) => facet('tag', tag),
}

export const questionSource: SearchSource<'question'> = {
  kind: 'question',

  async read(db, ids) {
    const { rows } = await sql<TextRow>`
      select q.id, q.title, q.difficulty, q.tags, q.short_answer, q.spoken_answer, q.answer, q.slug, q.status, q.bank_id, b.name as bank_name,
        array(select p ->> 'text' from jsonb_array_elements(q.key_points) p) as points,
        array(select jsonb_array_elements_text(q.follow_ups)) as follow_ups, q.program ->> 'statement' as statement,
        ${popularity} as popularity, q.create_time
      from question q join question_bank b on b.id = q.bank_id where q.id = any(${ids}::bigint[])`.execute(db)
    return rows.map((row) => ({
      refId: row.id,
      isPublic: row.status === 'published',
      slug: row.slug,
      title: row.title,
      tags: row.tags,
      names: [row.bank_name],
      lead: row.statement || row.short_answer,
      body: [
        ...(row.statement ? [row.short_answer] : []),
        row.answer,
        row.spoken_answer,
        ...row.points,
        ...row.follow_ups,
      ],
      facets: [
        questionFacets.bankId(row.bank_id),
        questionFacets.difficulty(row.difficulty),
        ...row.tags.map(questionFacets.tag),
      ],
      popularity: row.popularity,
      time: row.create_time,
    }))
  },

  async popularityAfter(db, id, limit) {
    const { rows } = await sql<Popularity>`
      select q.id, ${popularity} as popularity from question q where q.id > ${id} order by q.id limit ${sql.lit(limit)}`.execute(
      db,
    )
    return rows
  },

  async describe(db, ids, userId) {
    const { rows } = await sql<{
      id: number
      difficulty: Difficulty
      bank_name: string
      encounter_count: number
      mastery: Mastery
    }>`
      select q.id, q.difficulty, b.name as bank_name, q.encounter_count, coalesce(m.mastery, 0) as mastery
      from question q join question_bank b on b.id = q.bank_id
        left join question_mastery m on m.question_id = q.id and m.user_id = ${userId}
      where q.id = any(${ids}::bigint[])`.execute(db)
    return rows.map(
      ({ bank_name, encounter_count, ...row }): HitFacts<'question'> => ({
        kind: 'question',
        ...row,
        bankName: bank_name,
        encounterCount: encounter_count,
      }),
    )
  },
}

export const questionPoints = pointSource('question')

/** Writes what is found of questions and by which words their key points are heard, in the transaction that wrote them. */
export async function indexQuestions(db: Kysely<DB>, ids: readonly number[]): Promise<void> {
  await questionPoints.writeWords(db, ids)
  await indexDocuments(db, questionSource, ids)
}

/** The same of all questions of some banks, whose name is found with them. */
export async function indexBanks(db: Kysely<DB>, bankIds: readonly number[]): Promise<void> {
  if (bankIds.length === 0) return
  const rows = await db.selectFrom('question').select('id').where('bank_id', 'in', bankIds).execute()
  await indexDocuments(
    db,
    questionSource,
    rows.map(({ id }) => id),
  )
}
