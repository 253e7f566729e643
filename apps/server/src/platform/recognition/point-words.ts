import { type WordCounts, WordReader } from '@app/recognition/words'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Indexer } from '../search/index-documents.ts'

/** The word of `word_count` that stands in every paragraph. */
export const EVERY_PARAGRAPH = ''

/** Questions whose key points are recognised by words. */
export interface PointSource {
  /** The ids of the published ones that follow another, in their order. */
  publishedAfter(db: Kysely<DB>, id: number, limit: number): Promise<number[]>
  /** Writes the words of their key points, after the questions, the counts or the synonyms have changed; belongs into a transaction. */
  writeWords: Indexer
}

interface StatedPoints {
  id: number
  title: string
  points: string[]
}

/** The questions of a table; the module that reads it exports them. */
export function pointSource(name: keyof DB): PointSource {
  const table = sql.table(name)
  return {
    async publishedAfter(db, id, limit) {
      const { rows } = await sql<{ id: number }>`
        select id from ${table} where status = 'published' and id > ${id} order by id limit ${sql.lit(limit)}`.execute(
        db,
      )
      return rows.map((row) => row.id)
    },

    async writeWords(db, ids) {
      const { rows } = await sql<StatedPoints>`
        select id, title, array(select p ->> 'text' from jsonb_array_elements(key_points) p) as points
        from ${table} where id = any(${ids}::bigint[]) order by id for update`.execute(db)
      if (rows.length === 0) return
      const reader = await readSynonyms(db)
      const counts = await findCounts(
        db,
        rows.flatMap(({ points }) => points.flatMap((point) => reader.read(point))),
      )
      const words = rows.map(({ id, title, points }) => ({
        id,
        words: reader.wordsOfPoints(points, title, counts),
      }))
      await sql`
        update ${table} q set key_point_words = w.words
        from jsonb_to_recordset(${JSON.stringify(words)}::text::jsonb) as w (id bigint, words jsonb)
        where q.id = w.id and q.key_point_words <> w.words`.execute(db)
    },
  }
}

/** Reads words as the synonyms of the site's searches have them. */
export async function readSynonyms(db: Kysely<DB>): Promise<WordReader> {
  const rows = await db
    .selectFrom('search_synonym')
    .select('words')
    .where('is_active', '=', true)
    .orderBy('id')
    .execute()
  return new WordReader(rows.map(({ words }) => words))
}

async function findCounts(db: Kysely<DB>, words: readonly string[]): Promise<WordCounts> {
  const wanted = [...new Set([EVERY_PARAGRAPH, ...words])]
  const { rows } = await sql<{ word: string; paragraph_count: number }>`
    select word, paragraph_count from word_count where word = any(${wanted}::text[])`.execute(db)
  const of = new Map(rows.map((row) => [row.word, row.paragraph_count]))
  // As long as none has been counted every word says the same.
  return { paragraphs: of.get(EVERY_PARAGRAPH) ?? 1, of }
}
