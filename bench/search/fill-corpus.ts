import { setImmediate as nextTurn } from 'node:timers/promises'
import { discussionFacets } from '../../apps/server/src/modules/discussion/search-source.ts'
import { INDEX_VERSION } from '../../apps/server/src/modules/search/rebuild/rebuild.service.ts'
import type { Database } from '../../apps/server/src/platform/db/database.ts'
import { type DocumentRow, toDocumentRow } from '../../apps/server/src/platform/search/document.ts'
import { saveDocuments } from '../../apps/server/src/platform/search/index-documents.ts'
import { DAY, NOW } from '../generator/questions.ts'
import { corpusDocument } from './corpus.ts'
import { indexAtOnce } from './index-at-once.ts'

const BATCH = 200
const TURN = 5
/** The posts' days go back so far. */
const DAYS = 730

/** Fills a migrated database with posts that are found; the same number gives the same. */
export async function fillCorpus(database: Database, documents: number): Promise<void> {
  const start = performance.now()
  const tell = (what: string) =>
    console.log(`  ${documents} documents, ${database.kind}: ${what} after ${seconds(start)} s`)
  await addPosts(database, documents)
  await indexAtOnce(database, () => writeDocuments(database, documents))
  tell('written and indexed')
  await database.script(`insert into search_state (id, version) values (1, ${INDEX_VERSION})`)
  for (const table of ['search_document', 'search_word', 'discussion'])
    await database.script(`vacuum (analyze) ${table}`)
  tell('ready')
}

const seconds = (start: number) => ((performance.now() - start) / 1000).toFixed(0)

/** What the results tell of posts; their texts stand in the documents alone. */
async function addPosts({ kysely, script }: Database, documents: number): Promise<void> {
  const { id } = await kysely
    .insertInto('app_user')
    .values({ email: 'writer@example.com', username: '写帖子的人', password_hash: '-' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await script(`
    insert into discussion (id, author_id, key, category, title, content, excerpt, state, comment_count, create_time, active_time)
    overriding system value
    select n, ${id}, gen_random_uuid(), (array['experience', 'help', 'share', 'referral', 'chat'])[1 + n % 5], '', '', '',
      'visible', n % 31, now() - (${documents} - n) * interval '1 minute', now()
    from generate_series(1, ${documents}) n`)
  await script(`select setval(pg_get_serial_sequence('discussion', 'id'), ${documents})`)
}

/** A batch is made while the one before it is written. */
async function writeDocuments({ kysely }: Database, documents: number): Promise<void> {
  let rows = await makeRows(1, documents)
  for (let next = BATCH + 1; rows.length > 0; next += BATCH) {
    const [made] = await Promise.all([makeRows(next, documents), saveDocuments(kysely, rows)])
    rows = made
  }
}

async function makeRows(first: number, documents: number): Promise<DocumentRow[]> {
  const rows: DocumentRow[] = []
  for (let id = first; id < first + BATCH && id <= documents; id += 1) {
    rows.push(toRow(id, documents))
    // What is being written needs its turns.
    if (id % TURN === 0) await nextTurn()
  }
  return rows
}

function toRow(id: number, documents: number): DocumentRow {
  const { title, tags, content, category } = corpusDocument(id)
  return toDocumentRow('discussion', {
    refId: id,
    isPublic: true,
    title,
    tags,
    lead: '',
    body: [content],
    facets: [discussionFacets.category(category)],
    popularity: Math.log(1 + ((id * 7919) % 4001) / 10),
    time: new Date(NOW - ((documents - id) / documents) * DAYS * DAY),
  })
}
