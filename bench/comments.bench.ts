import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { PASSWORD } from './generate.ts'
import { Caller } from './measure/caller.ts'
import { type Child, startServer } from './measure/child-process.ts'
import { startDatabases } from './measure/databases.ts'
import type { Bench, Figure } from './measure/figure.ts'
import { percentile } from './measure/statistics.ts'

/** A million comments on PostgreSQL: a thing with thousands beside one with few, deep pages, and much liked comments. */
export const bench: Bench = { name: 'comments', run }

const COMMENTS = 1_000_000
/** Questions that the comments are on: each has 50 but the first two. */
const BUSY = 1
const QUIET = 2
const DEEP = 3
const BUSY_COMMENTS = 5_000
const QUIET_COMMENTS = 50
/** A thousand pages of twenty threads. */
const DEEP_COMMENTS = 21_000
const PAGES = 1_000
const LIKES = 9_000
const CALLS = 100
const WARM_UP = 10
const MOST_MILLISECONDS = 40
const SORTS = ['hot', 'newest', 'earliest'] as const

interface Place {
  id: number
  likeCount: number
}

interface Target {
  targetType: 'question'
  targetId: number
}

const on = (targetId: number): Target => ({ targetType: 'question', targetId })

async function run(): Promise<Figure[]> {
  const databases = await startDatabases()
  let server: Child | undefined
  let caller: Caller | undefined
  try {
    const url = await databases.create('small')
    const { liked, calm } = await comment(url)
    server = await startServer({ DATABASE_URL: url, LIMITS: 'off' })
    caller = new Caller(server.url)
    const token = await caller.login('learner1@example.com', PASSWORD)
    const figures: Figure[] = []
    for (const sort of SORTS)
      figures.push({
        ...(await compare(
          `comments p95, 5,000 beside 50, ${sort}`,
          () => open(caller, token, { ...on(BUSY), sort }),
          () => open(caller, token, { ...on(QUIET), sort }),
        )),
        target: { of: 'value', most: MOST_MILLISECONDS },
      })
    const after = await turnPages(caller, token)
    figures.push({
      ...(await compare(
        'comments p95, page 1,000 beside page 1',
        () => open(caller, token, { ...on(DEEP), sort: 'hot', after }),
        () => open(caller, token, { ...on(DEEP), sort: 'hot' }),
      )),
      target: { of: 'ratio', most: 2 },
    })
    figures.push({
      ...(await compare(
        'like p95, 9,000 likes beside none',
        () => like(caller, token, liked),
        () => like(caller, token, calm),
      )),
      target: { of: 'ratio', most: 2 },
    })
    figures.push({
      ...(await compare(
        'writing a comment p95, 5,000 beside 50',
        () => write(caller, token, BUSY),
        () => write(caller, token, QUIET),
      )),
      target: { of: 'ratio', most: 2 },
    })
    return figures
  } finally {
    caller?.close()
    await server?.stop()
    await databases.stop()
  }
}

/** Measures two acts in turns. */
async function compare(
  name: string,
  act: () => Promise<number>,
  reference: () => Promise<number>,
): Promise<Figure> {
  const values: number[] = []
  const references: number[] = []
  for (let call = 0; call < WARM_UP + CALLS; call += 1) {
    const [value, other] = [await act(), await reference()]
    if (call < WARM_UP) continue
    values.push(value)
    references.push(other)
  }
  return { name, value: percentile(values, 0.95), unit: 'ms', reference: percentile(references, 0.95) }
}

async function open(caller: Caller | undefined, token: string, list: object): Promise<number> {
  if (!caller) throw new Error('nobody calls')
  return (await caller.post('/api/comment/threads', list, token)).milliseconds
}

/** Follows the pages from the first one. @returns where the last of them begins */
async function turnPages(caller: Caller, token: string): Promise<Place> {
  let after: Place | undefined
  for (let page = 1; page < PAGES; page += 1) {
    const list = { ...on(DEEP), sort: 'hot', ...(after && { after }) }
    const { data } = await caller.post('/api/comment/threads', list, token)
    after = (data as { next: Place | null }).next ?? undefined
    if (!after) throw new Error(`there are only ${page} pages`)
  }
  if (!after) throw new Error('there are no pages')
  return after
}

async function like(caller: Caller | undefined, token: string, id: number): Promise<number> {
  if (!caller) throw new Error('nobody calls')
  const { milliseconds } = await caller.post('/api/comment/like', { id }, token)
  await caller.post('/api/comment/unlike', { id }, token)
  return milliseconds
}

async function write(caller: Caller | undefined, token: string, targetId: number): Promise<number> {
  if (!caller) throw new Error('nobody calls')
  const comment = { ...on(targetId), content: '再补一句：要看场景。', key: randomUUID() }
  return (await caller.post('/api/comment/add', comment, token)).milliseconds
}

/** Half of the comments begin threads, the others answer the one before. @returns a much liked comment, and one that nobody likes */
async function comment(url: string): Promise<{ liked: number; calm: number }> {
  const sql = postgres(url, { max: 1 })
  try {
    await sql`
      create temp table wanted as
      select n, case when n <= ${BUSY_COMMENTS} then ${BUSY}::bigint
          when n <= ${BUSY_COMMENTS + QUIET_COMMENTS} then ${QUIET}
          when n <= ${BUSY_COMMENTS + QUIET_COMMENTS + DEEP_COMMENTS} then ${DEEP}
          else 4 + n % 900 end as target_id
      from generate_series(1, ${COMMENTS}) n`
    await sql`
      insert into comment (target_type, target_id, author_id, content, state, like_count, reply_count, client_key, is_announced, create_time)
      select 'question', target_id, 1 + n % 10000,
        repeat('公平锁只保证排队公平，不带参数的\`tryLock()\`会直接插队。', 1 + (n % 4)::int), 'visible',
        case when n % 97 = 0 then n % 500 else n % 3 end,
        case when n % 2 = 1 and target_id <> ${DEEP} then 1 else 0 end, gen_random_uuid(), true, now() - n * interval '20 seconds'
      from wanted order by n`
    // Every second comment answers the one before; the deep question has threads alone.
    await sql`
      update comment c set root_id = c.id - 1, reply_to_id = c.id - 1 from comment r
      where c.id % 2 = 0 and r.id = c.id - 1 and r.target_id = c.target_id and c.target_id in (${BUSY}, ${QUIET})`
    await sql`
      insert into comment_count select target_type, target_id, count(*) from comment group by target_type, target_id`
    const [liked = { id: 0 }] = await sql<{ id: number }[]>`
      select id::int from comment where target_id = ${BUSY} and root_id is null order by id limit 1`
    const [calm = { id: 0 }] = await sql<{ id: number }[]>`
      select id::int from comment where target_id = ${QUIET} and root_id is null order by id limit 1`
    await sql`
      insert into comment_like (comment_id, user_id) select ${liked.id}, n from generate_series(2, ${LIKES}) n`
    await sql`update comment set like_count = ${LIKES - 1} where id = ${liked.id}`
    await sql`vacuum analyze`
    return { liked: liked.id, calm: calm.id }
  } finally {
    await sql.end()
  }
}
