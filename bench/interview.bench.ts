import { setTimeout as wait } from 'node:timers/promises'
import { PASSWORD } from './generate.ts'
import { Caller } from './measure/caller.ts'
import { type Child, startServer } from './measure/child-process.ts'
import { startDatabases } from './measure/databases.ts'
import type { Bench, Figure } from './measure/figure.ts'
import { percentile } from './measure/statistics.ts'

/** Mock interviews with the embedded interviewer on PostgreSQL: many at once, beside one alone. */
export const bench: Bench = { name: 'interview', run }

const SESSIONS = 200
const QUESTIONS = 10
/** How long a candidate takes for an answer on average, faster than anybody types. */
const THINK_MILLISECONDS = 6_000
const LOGINS_AT_ONCE = 8
const ALONE = 3
const MOST_ANSWER_MILLISECONDS = 300
const MOST_SCORING_MILLISECONDS = 1_000

/** A middling answer: it leads to follow-ups, and is recognised against every key point. */
const ANSWER = [
  '先看整体的流程，再看每一步的代价。一般会用缓存把热点数据放在内存里，减少对数据库的访问，',
  '写的时候用锁保证线程安全，读的时候不加锁。具体要看压测的结果，上线以后看监控和日志，',
  '出了问题先定位再优化，比如看执行计划、看GC日志。以前我在项目里就是这样做的，效果还可以。',
].join('')

interface Session {
  id: number
  step: number
  state: string
}

interface Times {
  answers: number[]
  /** Of the last answers, which are scored before they are answered. */
  scorings: number[]
}

async function run(): Promise<Figure[]> {
  const databases = await startDatabases()
  let server: Child | undefined
  let caller: Caller | undefined
  try {
    server = await startServer({ DATABASE_URL: await databases.create('small'), LIMITS: 'off' })
    caller = new Caller(server.url)
    const bankId = await findBank(caller)
    const tokens = await loginAll(caller, SESSIONS + ALONE)
    const alone: Times = { answers: [], scorings: [] }
    for (const token of tokens.slice(0, ALONE)) await interview(caller, token, bankId, alone, 0)
    const together: Times = { answers: [], scorings: [] }
    await Promise.all(
      tokens.slice(ALONE).map(async (token, index) => {
        // They do not all answer in the same moment.
        await wait((index * THINK_MILLISECONDS) / SESSIONS)
        if (caller) await interview(caller, token, bankId, together, THINK_MILLISECONDS)
      }),
    )
    return [
      figure('next question p95, 200 sessions', together.answers, alone.answers, MOST_ANSWER_MILLISECONDS),
      figure('scoring ten questions p95', together.scorings, alone.scorings, MOST_SCORING_MILLISECONDS),
    ]
  } finally {
    caller?.close()
    await server?.stop()
    await databases.stop()
  }
}

function figure(name: string, values: number[], references: number[], most: number): Figure {
  return {
    name,
    value: percentile(values, 0.95),
    unit: 'ms',
    reference: percentile(references, 0.95),
    target: { of: 'value', most },
  }
}

async function findBank(caller: Caller): Promise<number> {
  const { data } = await caller.get('/api/interview-bank/list')
  const [bank] = data as { id: number }[]
  if (!bank) throw new Error('no interview bank')
  return bank.id
}

async function loginAll(caller: Caller, count: number): Promise<string[]> {
  const tokens: string[] = []
  for (let first = 1; first <= count; first += LOGINS_AT_ONCE) {
    const ids = Array.from({ length: Math.min(LOGINS_AT_ONCE, count - first + 1) }, (_, n) => first + n)
    tokens.push(...(await Promise.all(ids.map((id) => caller.login(`learner${id}@example.com`, PASSWORD)))))
  }
  return tokens
}

/** A whole interview, each answer after some thought. */
async function interview(caller: Caller, token: string, bankId: number, times: Times, think: number) {
  const wish = { bankId, questionCount: QUESTIONS, level: 'middle', minutes: null }
  const { data: id } = await caller.post('/api/interview-session/add', wish, token)
  let session = (await caller.get(`/api/interview-session/get/${String(id)}`, token)).data as Session
  while (session.state === 'answering') {
    // Nobody answers in step with the others.
    await wait(think * (0.5 + Math.random()))
    const step = { id: session.id, step: session.step, content: ANSWER }
    const { data, milliseconds } = await caller.post('/api/interview-session/answer', step, token)
    session = data as Session
    times[session.state === 'answering' ? 'answers' : 'scorings'].push(milliseconds)
  }
}
