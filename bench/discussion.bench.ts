import { fillForum } from './discussion/fill-forum.ts'
import { PASSWORD } from './generate.ts'
import { Caller } from './measure/caller.ts'
import { type Child, startServer } from './measure/child-process.ts'
import { startDatabases } from './measure/databases.ts'
import type { Bench, Figure } from './measure/figure.ts'
import { percentile } from './measure/statistics.ts'

/** The forum on PostgreSQL with 100,000 posts and 1,000,000 comments, by the calls that its pages make. */
export const bench: Bench = { name: 'discussion', run }

const POSTS = 100_000
const COMMENTS = 1_000_000
const CALLS = 60
const MOST_MILLISECONDS = 40
const MOST_GROWTH = 2
const DEEP_PAGE = 1_000

/** The lists that the page offers: each view, and each filter. */
const lists: Record<string, object> = {
  newest: {},
  hot: { view: 'hot' },
  unanswered: { view: 'unanswered' },
  essence: { view: 'essence' },
  'one category': { category: 'share' },
  'one category, hot': { category: 'share', view: 'hot' },
  'a common tag': { tag: 'Java后端' },
  'a rare tag': { tag: '标签7' },
  'a company': { company: '公司0' },
  'a role': { category: 'experience', role: 'Java后端' },
  'level, round and outcome': { category: 'experience', level: 'junior', round: 'hr', outcome: 'passed' },
  'an author': { authorId: 7 },
}

async function run(): Promise<Figure[]> {
  const databases = await startDatabases()
  let server: Child | undefined
  let caller: Caller | undefined
  try {
    const url = await databases.create('small')
    server = await startServer({ DATABASE_URL: url, LIMITS: 'off' })
    await fillForum(url, { posts: POSTS, comments: COMMENTS })
    caller = new Caller(server.url)
    const token = await caller.login('learner1@example.com', PASSWORD)
    return [...(await measureLists(caller, token)), ...(await measurePosts(caller, token))]
  } finally {
    caller?.close()
    await server?.stop()
    await databases.stop()
  }
}

async function measureLists(caller: Caller, token: string): Promise<Figure[]> {
  const page = (filters: object, current: number) => () =>
    caller.post('/api/discussion/page', { ...filters, current, pageSize: 20 }, token)
  const first = await p95(page({}, 1))
  const figures: Figure[] = []
  for (const [name, filters] of Object.entries(lists)) {
    const value = await p95(page(filters, 1))
    figures.push(figure(`list p95: ${name}`, value, first))
  }
  const deep = await p95(page({}, DEEP_PAGE))
  const target = { of: 'ratio', most: MOST_GROWTH } as const
  figures.push({ name: `list p95: page ${DEEP_PAGE}`, value: deep, unit: 'ms', reference: first, target })
  return figures
}

/** A post and its first comments, which the page asks for at once; beside the post alone. */
async function measurePosts(caller: Caller, token: string): Promise<Figure[]> {
  const some = (call: number) => 1 + ((call * 7919) % POSTS)
  const open = (id: number) => caller.get(`/api/discussion/get/${id}`, token)
  const comments = (id: number) =>
    caller.post('/api/comment/threads', { targetType: 'discussion', targetId: id, sort: 'hot' }, token)
  const alone = await p95((call) => open(some(call)))
  const whole = await p95(async (call) => {
    const [post, threads] = await Promise.all([open(some(call)), comments(some(call))])
    return { milliseconds: Math.max(post.milliseconds, threads.milliseconds) }
  })
  let isLiked = false
  const like = await p95(async () => {
    isLiked = !isLiked
    const add = () => caller.post('/api/discussion-like/add', { discussionId: 96 }, token)
    return isLiked ? add() : caller.delete('/api/discussion-like/delete/96', token)
  })
  return [figure('post with its first comments p95', whole, alone), figure('a like p95', like, alone)]
}

async function p95(call: (index: number) => Promise<{ milliseconds: number }>): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < CALLS + 10; index += 1) {
    const { milliseconds } = await call(index)
    // The first ones warm up.
    if (index >= 10) times.push(milliseconds)
  }
  return percentile(times, 0.95)
}

const figure = (name: string, value: number, reference: number): Figure => ({
  ...{ name, value, unit: 'ms', reference, target: { of: 'value', most: MOST_MILLISECONDS } },
})
