import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startS3Server } from '../apps/server/src/testing/s3/s3-server.ts'
import { makeImage } from './avatar/make-image.ts'
import { Caller } from './measure/caller.ts'
import { startServer } from './measure/child-process.ts'
import type { Bench, Figure } from './measure/figure.ts'
import { median } from './measure/statistics.ts'

const ADMIN = { email: 'bench@example.com', password: 'bench password 1' }
/** About 800 KB as it is sent, and 400 KB as it is kept. */
const SIZE = 520
const UPLOADS = 12
const READ_SECONDS = 3
const READERS = 8
const START_MILLISECONDS = 500

/** Pictures in S3 beside pictures in the folder: uploading, and reading to the last byte. */
export const bench: Bench = { name: 'files', run }

async function run(): Promise<Figure[]> {
  const s3 = await startS3Server()
  try {
    const folder = await measure({})
    const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.settings
    const bucketed = await measure({
      ...{ S3_ENDPOINT: endpoint, S3_BUCKET: bucket },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    })
    return [
      {
        ...{ name: 'uploading a picture to S3, beside the folder, median', unit: 'ms' },
        ...{ value: bucketed.upload, reference: folder.upload },
      },
      {
        ...{ name: 'pictures read from S3, beside the folder', unit: '/s' },
        ...{ value: bucketed.whole, reference: folder.whole },
      },
      {
        ...{ name: 'of that, what the site itself answers', unit: '/s' },
        ...{ value: bucketed.own, reference: folder.own },
      },
    ]
  } finally {
    await s3.stop()
  }
}

/** @returns milliseconds of an upload; pictures read a second, and answers of the site a second when nobody follows them */
async function measure(settings: Record<string, string>) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bench-files-'))
  const account = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
  const server = await startServer({ DATA_DIR: dataDir, LIMITS: 'off', ...account, ...settings })
  const caller = new Caller(server.url)
  try {
    // The server makes its admin only once it is ready.
    await wait(START_MILLISECONDS)
    const token = await caller.login(ADMIN.email, ADMIN.password)
    const upload = () => {
      const image = makeImage(SIZE).toString('base64')
      return caller.post('/api/file/add', { image }, token)
    }
    const address = server.url + String((await upload()).data)
    const uploads: number[] = []
    for (let count = 0; count < UPLOADS; count += 1) uploads.push((await upload()).milliseconds)
    return {
      upload: median(uploads),
      whole: await readsPerSecond(address, 'follow'),
      own: await readsPerSecond(address, 'manual'),
    }
  } finally {
    caller.close()
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}

async function readsPerSecond(address: string, redirect: RequestRedirect): Promise<number> {
  const end = performance.now() + READ_SECONDS * 1000
  const readers = Array.from({ length: READERS }, async () => {
    let reads = 0
    while (performance.now() < end) {
      const answer = await fetch(address, { redirect })
      await answer.arrayBuffer()
      if (answer.status >= 400) throw new Error(`${address}: ${answer.status}`)
      reads += 1
    }
    return reads
  })
  return (await Promise.all(readers)).reduce((sum, reads) => sum + reads, 0) / READ_SECONDS
}
