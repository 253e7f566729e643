import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { PASSWORD } from './generate.ts'
import { Caller } from './measure/caller.ts'
import { type Child, startServer } from './measure/child-process.ts'
import { startDatabases } from './measure/databases.ts'
import type { Bench, Figure } from './measure/figure.ts'
import { percentile } from './measure/statistics.ts'

/** Reviewing on PostgreSQL: a learner with very many cards, beside one with few who asks in turns. */
export const bench: Bench = { name: 'review', run }

const MANY = 20_000
const FEW = 20
const RATINGS_A_DAY = 50
const DAYS = 365
const CALLS = 100
const WARM_UP = 10
const MOST_MILLISECONDS = 20
const MOST_PROFILE_MILLISECONDS = 50

interface Learner {
  id: number
  token: string
}

async function run(): Promise<Figure[]> {
  const databases = await startDatabases()
  let server: Child | undefined
  let caller: Caller | undefined
  try {
    const url = await databases.create('large')
    await giveCards(url, 1, MANY)
    await giveCards(url, 2, FEW)
    server = await startServer({ DATABASE_URL: url })
    caller = new Caller(server.url)
    const many = await login(caller, 1)
    const few = await login(caller, 2)
    return [
      {
        ...(await measure('due queue p95, 20,000 cards', caller, [many, few], queue)),
        target: { of: 'value', most: MOST_MILLISECONDS },
      },
      await measure('rating a card p95, 20,000 cards', caller, [many, few], answer),
      {
        ...(await measure('profile p95, a year of data', caller, [many, few], profile)),
        target: { of: 'value', most: MOST_PROFILE_MILLISECONDS },
      },
    ]
  } finally {
    caller?.close()
    await server?.stop()
    await databases.stop()
  }
}

type Act = (caller: Caller, learner: Learner) => Promise<number>

async function measure(
  name: string,
  caller: Caller,
  [many, few]: readonly [Learner, Learner],
  act: Act,
): Promise<Figure> {
  const values: number[] = []
  const references: number[] = []
  for (let call = 0; call < WARM_UP + CALLS; call += 1) {
    const [value, reference] = [await act(caller, many), await act(caller, few)]
    if (call < WARM_UP) continue
    values.push(value)
    references.push(reference)
  }
  return {
    name,
    value: percentile(values, 0.95),
    unit: 'ms',
    reference: percentile(references, 0.95),
  }
}

async function queue(caller: Caller, { token }: Learner): Promise<number> {
  return (await caller.get('/api/review/queue', token)).milliseconds
}

async function profile(caller: Caller, { token }: Learner): Promise<number> {
  return (await caller.get('/api/user-profile/learning', token)).milliseconds
}

/** Rates the first card due and takes it back, so that the next call finds the same. @returns how long rating took */
async function answer(caller: Caller, { token }: Learner): Promise<number> {
  const { data } = await caller.get('/api/review/queue', token)
  const { cards } = data as { cards: { id: number; version: number }[] }
  const [card] = cards
  if (!card) throw new Error('no card is due')
  const stepId = randomUUID()
  const step = { cardId: card.id, version: card.version, rating: 3, stepId, seconds: 5 }
  const { milliseconds } = await caller.post('/api/review/answer', step, token)
  await caller.post('/api/review/undo', { stepId }, token)
  return milliseconds
}

async function login(caller: Caller, id: number): Promise<Learner> {
  return { id, token: await caller.login(`learner${id}@example.com`, PASSWORD) }
}

/** Cards of which all are due, and a year of ratings. */
async function giveCards(url: string, userId: number, count: number): Promise<void> {
  const sql = postgres(url, { max: 1 })
  try {
    await sql`delete from review_log where user_id = ${userId}`
    await sql`
      insert into review_card (user_id, subject_type, subject_id, state, stability, difficulty, scheduled_days, reps, due_at, due_day,
        last_time, last_day, last_rating)
      select ${userId}, 'question', q.id, 2, 3, 5, 3, 1, t.due, t.due::date, t.due - interval '3 days', t.due::date - 3, 3
      from (select id from question where status = 'published' order by md5(id::text) limit ${count}) q
        cross join lateral (select date_trunc('milliseconds', now()) - (q.id % 60) * interval '1 day' as due) t`
    await sql`
      insert into review_log (user_id, subject_id, rating, create_time, day, state_before, seconds)
      select ${userId}, c.subject_id, 3, now() - d * interval '1 day', (now() - d * interval '1 day')::date, 2, 10
      from generate_series(1, ${DAYS}) d
        cross join lateral (select subject_id from review_card where user_id = ${userId} limit ${Math.min(count, RATINGS_A_DAY)}) c`
    await sql`vacuum analyze`
  } finally {
    await sql.end()
  }
}
