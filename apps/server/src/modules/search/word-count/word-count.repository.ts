import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

/** The kinds of published texts whose paragraphs are counted, and what each says. */
const TEXTS = {
  question: sql`concat_ws(E'\n', program ->> 'statement', short_answer, spoken_answer, answer)`,
  knowledge_point: sql`concat_ws(E'\n', summary, content)`,
  interview_question: sql`answer`,
} as const

export type CountedKind = keyof typeof TEXTS
export const COUNTED_KINDS: readonly CountedKind[] = ['question', 'knowledge_point', 'interview_question']

interface PublishedText {
  id: number
  /** Markdown. */
  text: string
}

/** The texts of the site, and in how many of their paragraphs each word stands. */
export class WordCountRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async isEmpty(): Promise<boolean> {
    return !(await this.#db.selectFrom('word_count').select('word').limit(1).executeTakeFirst())
  }

  /** The published texts of a kind that follow an id, in the order of ids. */
  async textsAfter(kind: CountedKind, id: number, limit: number): Promise<PublishedText[]> {
    const { rows } = await sql<PublishedText>`
      select id, ${TEXTS[kind]} as text from ${sql.table(kind)} where status = 'published' and id > ${id}
      order by id limit ${sql.lit(limit)}`.execute(this.#db)
    return rows
  }

  /** Writes the counts of some words; those that are the same stay as they are. */
  async save(counts: readonly (readonly [word: string, count: number])[]): Promise<void> {
    await sql`
      insert into word_count (word, paragraph_count)
      select * from unnest(${counts.map(([word]) => word)}::text[], ${counts.map(([, count]) => count)}::int[])
      on conflict (word) do update set paragraph_count = excluded.paragraph_count
      where word_count.paragraph_count <> excluded.paragraph_count`.execute(this.#db)
  }

  /** The words that follow another, in their order. */
  async wordsAfter(word: string, limit: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('word_count')
      .select('word')
      .where('word', '>', word)
      .orderBy('word')
      .limit(limit)
      .execute()
    return rows.map((row) => row.word)
  }

  async drop(words: readonly string[]): Promise<void> {
    await sql`delete from word_count where word = any(${words}::text[])`.execute(this.#db)
  }
}
