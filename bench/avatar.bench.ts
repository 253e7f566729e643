import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeImage } from './avatar/make-image.ts'
import { Caller } from './measure/caller.ts'
import { startServer } from './measure/child-process.ts'
import type { Bench, Figure } from './measure/figure.ts'
import { OtherCalls } from './measure/other-calls.ts'
import { percentile } from './measure/statistics.ts'

const ADMIN = { email: 'bench@example.com', password: 'bench password 1' }
/** As many pixels as 2 MB of noise hold. */
const SIZE = 830
const UPLOADS = 20
const QUIET_MILLISECONDS = 5_000
const START_MILLISECONDS = 500
const MOST_GROWTH_MILLISECONDS = 20

/** What everybody else notices while avatars of 2 MB are encoded anew. */
export const bench: Bench = { name: 'avatar', run }

async function run(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-avatar-'))
  const server = await startServer({
    DATA_DIR: folder,
    LIMITS: 'off',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  })
  const caller = new Caller(server.url)
  try {
    // The server makes its admin only once it is ready.
    await wait(START_MILLISECONDS)
    const token = await caller.login(ADMIN.email, ADMIN.password)
    const image = makeImage(SIZE).toString('base64')
    const upload = () => caller.post('/api/user-profile/upload-avatar', { image }, token)
    await upload()
    const quiet = await others(server.url, token, () => wait(QUIET_MILLISECONDS))
    const uploads: number[] = []
    const busy = await others(server.url, token, async () => {
      for (let count = 0; count < UPLOADS; count += 1) uploads.push((await upload()).milliseconds)
    })
    const grown = percentile(busy, 0.95) - percentile(quiet, 0.95)
    return [
      { name: 'an avatar of 2 MB, p95', value: percentile(uploads, 0.95), unit: 'ms' },
      {
        name: 'other answers during it, p95',
        value: percentile(busy, 0.95),
        unit: 'ms',
        reference: percentile(quiet, 0.95),
      },
      {
        name: 'by how much that grew',
        value: grown,
        unit: 'ms',
        target: { of: 'value', most: MOST_GROWTH_MILLISECONDS },
      },
    ]
  } finally {
    caller.close()
    await server.stop()
    await rm(folder, { recursive: true })
  }
}

/** @returns how long other calls took while something went on */
async function others(url: string, token: string, during: () => Promise<unknown>): Promise<number[]> {
  const calls = new OtherCalls(url, token)
  await during()
  return calls.stop()
}
