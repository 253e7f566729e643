import postgres from 'postgres'
import type { Caller } from '../measure/caller.ts'
import type { Figure } from '../measure/figure.ts'
import { percentile } from '../measure/statistics.ts'
import { corpusDocument } from './corpus.ts'
import { corpusQueries } from './corpus-queries.ts'
import { search } from './search-api.ts'

const QUERIES = 30
const BATCH = 1_000
const RESULTS = 10
const SEED = 3

/** The same texts and queries by ILIKE, without an index and with one of pg_trgm. @param caller of a server with as many documents */
export async function measurePlain(url: string, caller: Caller, documents: number): Promise<Figure[]> {
  const queries = corpusQueries(documents, SEED)
    .slice(0, QUERIES)
    .map(({ q }) => q)
  const ours = await p95(queries, (q) => search(caller, { q }))
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await fill(sql, documents)
    const ask = (q: string) => find(sql, q.split(/\s+/))
    const without = await p95(queries, ask)
    await sql`create extension pg_trgm`
    await sql`create index on plain using gin (content gin_trgm_ops)`
    const indexed = await p95(queries, ask)
    const beside = { unit: 'ms', reference: ours } as const
    return [
      { name: `ILIKE p95, ${documents} documents, beside search`, value: without, ...beside },
      { name: `ILIKE with pg_trgm p95, ${documents} documents, beside search`, value: indexed, ...beside },
    ]
  } finally {
    await sql.end()
  }
}

async function fill(sql: postgres.Sql, documents: number): Promise<void> {
  await sql`create table plain (id int primary key, title text not null, content text not null)`
  for (let first = 1; first <= documents; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, documents - first + 1) }, (_, index) => {
      const { id, title, tags, content } = corpusDocument(first + index)
      return { id, title, content: [title, ...tags, content].join('\n') }
    })
    await sql`insert into plain ${sql(rows)}`
  }
  await sql`vacuum analyze plain`
}

/** A page of results, titles with the words first, and how many there are up to a thousand: what the search gives too. */
async function find(sql: postgres.Sql, words: readonly string[]): Promise<void> {
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  await sql`
    with found as (select id, title from plain where content ilike all(${patterns}) limit 1000)
    select id, title, (select count(*) from found) from found
    order by title ilike all(${patterns}) desc, id desc limit ${RESULTS}`
}

async function p95(queries: readonly string[], ask: (q: string) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (const q of queries) {
    const start = performance.now()
    await ask(q)
    times.push(performance.now() - start)
  }
  return percentile(times, 0.95)
}
