import { setTimeout as wait } from 'node:timers/promises'
import { readRelayed, readUpstream, type StreamRead } from './ai/stream-reader.ts'
import { PASSWORD } from './generate.ts'
import { Caller } from './measure/caller.ts'
import { type Child, startReference, startServer } from './measure/child-process.ts'
import { startDatabases } from './measure/databases.ts'
import type { Bench, Figure } from './measure/figure.ts'
import { median, percentile } from './measure/statistics.ts'

const LEARNERS = 10
const QUESTIONS_OF_LEARNER = 15
/** Others ask before: a server runs for days, and its first hundreds of requests are slower than the rest. */
const WARM_UP_LEARNERS = 20
const MOST_ADDED_MILLISECONDS = 5

const STREAMS = 1_000
const PIECES = 400
const PIECE_MILLISECONDS = 50
/** As readers do not come all at once. */
const OPENING_MILLISECONDS = 5_000
/** By then all streams are open, and long from their end. */
const MEMORY_MILLISECONDS = 14_000
/** As many pieces a second, for what the server takes once, and not for each stream, to be taken before. */
const WARM_UP = { streams: 40, message: 'pieces 1500 every 2' }
const MOST_P99_DELAY = 50
const MOST_KIB_A_STREAM = 60

/** The assistant's relay of a provider's streams, beside the provider itself. */
export const bench: Bench = { name: 'ai', run }

async function run(): Promise<Figure[]> {
  const databases = await startDatabases()
  const children: Child[] = []
  const keep = (child: Child) => {
    children.push(child)
    return child
  }
  try {
    const databaseUrl = await databases.create('small')
    const upstream = keep(await startReference('ai/upstream.ts', {}))
    const settings = { DATABASE_URL: databaseUrl, AI_BASE_URL: upstream.url, AI_MODEL: 'bench' }
    const limited = keep(await startServer(settings))
    const firstPiece = await measureFirstPiece(limited, upstream)
    await limited.stop()
    const server = keep(await startServer({ ...settings, LIMITS: 'off' }))
    return [firstPiece, ...(await measureManyStreams(server, upstream))]
  } finally {
    for (const child of children) await child.stop()
    await databases.stop()
  }
}

/** Each in turn, the database and the limits of users at work. */
async function measureFirstPiece(server: Child, upstream: Child): Promise<Figure> {
  const own: number[] = []
  const bare: number[] = []
  for (let learner = 1; learner <= WARM_UP_LEARNERS + LEARNERS; learner += 1) {
    const isWarm = learner > WARM_UP_LEARNERS
    const message = `pieces 1 every ${isWarm ? PIECE_MILLISECONDS : 1}`
    const { token, begin } = await signIn(server, `learner${learner}@example.com`)
    for (let question = 0; question < QUESTIONS_OF_LEARNER; question += 1) {
      const conversationId = await begin()
      const direct = await readUpstream(upstream.url, message)
      const relayed = await readRelayed(server.url, token, conversationId, message)
      if (!isWarm) continue
      bare.push(direct.firstPiece)
      own.push(relayed.firstPiece)
    }
  }
  return {
    name: 'time added to the first piece, median',
    value: median(own) - median(bare),
    unit: 'ms',
    target: { of: 'value', most: MOST_ADDED_MILLISECONDS },
  }
}

async function measureManyStreams(server: Child, upstream: Child): Promise<Figure[]> {
  const { token, begin } = await signIn(server, 'learner1@example.com')
  const conversations: number[] = []
  for (let stream = 0; stream < STREAMS; stream += 1) conversations.push(await begin())
  const message = `pieces ${PIECES} every ${PIECE_MILLISECONDS}`
  const relay = (id: number, text: string) => readRelayed(server.url, token, id, text)

  await readAll(conversations.slice(0, WARM_UP.streams), (id) => relay(id, WARM_UP.message))
  const before = await server.readMemory()
  const [own, during] = await Promise.all([
    readAll(conversations, (id) => relay(id, message)),
    wait(MEMORY_MILLISECONDS).then(() => server.readMemory()),
  ])
  const bare = await readAll(conversations, () => readUpstream(upstream.url, message))
  const name = `${STREAMS} streams of ${1000 / PIECE_MILLISECONDS} pieces a second`
  const [ownDelays, bareDelays] = [delaysWhileAllOpen(own), delaysWhileAllOpen(bare)]
  return [
    {
      name: `${name}, delay of a piece, p99`,
      value: percentile(ownDelays, 0.99),
      unit: 'ms',
      reference: percentile(bareDelays, 0.99),
      target: { of: 'value', most: MOST_P99_DELAY },
    },
    {
      name: `${name}, delay of a piece, median`,
      value: median(ownDelays),
      unit: 'ms',
      reference: median(bareDelays),
    },
    {
      name: `${name}, time to the first piece, p99`,
      value: percentile(
        own.map(({ firstPiece }) => firstPiece),
        0.99,
      ),
      unit: 'ms',
    },
    {
      name: `${name}, memory of a stream`,
      value: ((during - before) * 1024) / STREAMS,
      unit: 'KiB',
      target: { of: 'value', most: MOST_KIB_A_STREAM },
    },
  ]
}

function readAll(ids: readonly number[], read: (id: number) => Promise<StreamRead>): Promise<StreamRead[]> {
  return Promise.all(
    ids.map(async (id, place) => {
      await wait((place * OPENING_MILLISECONDS) / ids.length)
      return read(id)
    }),
  )
}

/** Of the pieces that came when the last stream had begun, and none had ended. @throws when that never was */
function delaysWhileAllOpen(streams: readonly StreamRead[]): number[] {
  const begin = Math.max(...streams.map(({ times }) => times[0] ?? Number.NaN))
  const end = Math.min(...streams.map(({ times }) => times.at(-1) ?? Number.NaN))
  if (!(begin < end)) throw new Error('The streams were never open all at once')
  return streams.flatMap(({ times, delays }) =>
    delays.filter((_, place) => {
      const time = times[place] ?? Number.NaN
      return begin <= time && time <= end
    }),
  )
}

async function signIn(server: Child, email: string) {
  const caller = new Caller(server.url)
  const token = await caller.login(email, PASSWORD)
  const begin = async () =>
    Number((await caller.post('/api/ai-conversation/add', { title: 'bench' }, token)).data)
  return { token, begin }
}
