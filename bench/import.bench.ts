import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeImportFile } from './import/make-import-file.ts'
import { Caller } from './measure/caller.ts'
import { startServer } from './measure/child-process.ts'
import type { Bench, Figure } from './measure/figure.ts'
import { OtherCalls } from './measure/other-calls.ts'
import { percentile } from './measure/statistics.ts'

const QUESTIONS = 10_000
const MOST_MILLISECONDS = 60_000
const MOST_P95 = 200
const QUIET_MILLISECONDS = 5_000
const POLL_MILLISECONDS = 250
const PART_BYTES = 512 * 1024
const ADMIN = { email: 'bench@example.com', password: 'bench password 1' }

/** How long an admin's file of questions takes on the embedded database, and what everybody else notices of it. */
export const bench: Bench = { name: 'import', run }

async function run(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-import-'))
  const server = await startServer({
    DATA_DIR: folder,
    LIMITS: 'off',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  })
  const caller = new Caller(server.url)
  try {
    const token = await logIn(caller)
    const quiet = await measureOthers(server.url, token, () => wait(QUIET_MILLISECONDS))
    const post: Post = async (act, body) =>
      (await caller.post(`/api/question-import/${act}`, body, token)).data
    const measure = async (name: string, act: () => Promise<void>): Promise<Figure[]> => {
      const start = performance.now()
      const busy = await measureOthers(server.url, token, act)
      return toFigures(`${name} of ${QUESTIONS} questions`, performance.now() - start, busy, quiet)
    }
    return [
      ...(await measure('import', () => importAll(post))),
      ...(await measure('undo of an import', () => undoLatest(post))),
    ]
  } finally {
    caller.close()
    await server.stop()
    await rm(folder, { recursive: true })
  }
}

/**
 * @param took milliseconds of the act
 * @param busy milliseconds of the other calls meanwhile
 * @param quiet milliseconds of the same calls without it
 */
function toFigures(act: string, took: number, busy: readonly number[], quiet: readonly number[]): Figure[] {
  const beside = (name: string, share: number): Figure => ({
    name: `other answers during ${act}, ${name}`,
    value: percentile(busy, share),
    unit: 'ms',
    reference: percentile(quiet, share),
  })
  return [
    { name: act, value: took, unit: 'ms', target: { of: 'value', most: MOST_MILLISECONDS } },
    { ...beside('p95', 0.95), target: { of: 'value', most: MOST_P95 } },
    beside('slowest', 1),
  ]
}

/** The server makes its admin only once it is ready. */
async function logIn(caller: Caller): Promise<string> {
  const logInOnce = () => caller.login(ADMIN.email, ADMIN.password)
  return logInOnce().catch(() => wait(POLL_MILLISECONDS).then(logInOnce))
}

/** @returns how long other calls took while something went on */
async function measureOthers(url: string, token: string, during: () => Promise<unknown>): Promise<number[]> {
  const others = new OtherCalls(url, token)
  await during()
  return others.stop()
}

/** Asks for an act of the imports. @returns the answer's data */
type Post = (act: string, body: object) => Promise<unknown>

/** Uploads, looks at and writes a file, as the console does. */
async function importAll(post: Post): Promise<void> {
  const file = makeImportFile(QUESTIONS)
  const id = Number(await post('add', { fileName: 'bench.csv', format: 'csv', size: file.length }))
  for (let offset = 0; offset < file.length; offset += PART_BYTES) {
    const content = file.subarray(offset, offset + PART_BYTES).toString('base64')
    await post('upload', { id, offset, content })
  }
  await post('read', { id })
  await reach(post, 'ready')
  await post('apply', { id })
  await reach(post, 'applied')
}

async function undoLatest(post: Post): Promise<void> {
  const [latest] = Object(await post('page', { pageSize: 1 })).records
  await post('undo', { id: latest.id })
  await reach(post, 'undone')
}

/** Waits for the latest import's status. @throws when it fails */
async function reach(post: Post, status: string): Promise<void> {
  for (;;) {
    const [latest] = Object(await post('page', { pageSize: 1 })).records
    if (latest.status === status) return
    if (latest.status === 'failed') throw new Error(`the import failed: ${latest.reason}`)
    await wait(POLL_MILLISECONDS)
  }
}
