/// <reference path="./s3rver.d.ts" />
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import S3rver from '@20minutes/s3rver'
import { S3mini } from 's3mini'
import { bucketAddress, type S3Settings } from '../../platform/files/s3/s3-settings.ts'

/** A server that speaks S3, with an empty bucket. */
export interface S3Server {
  settings: S3Settings
  stop: () => Promise<void>
}

/** One of the servers that tests are run against. */
export interface S3Kind {
  name: string
  /** Why it cannot be started here; null when it can. */
  missing: string | null
  /** Whether it refuses guests, other regions and wrong clocks, as Amazon does. */
  isStrict: boolean
  start: () => Promise<S3Server>
}

const BUCKET = 'pictures'
/** Debian's, which has its packages. */
const PYTHON = '/usr/bin/python3'

/** s3rver comes with the development packages and checks signatures and their time; Swift is in production elsewhere. */
export const s3Kinds: readonly S3Kind[] = [
  { name: 's3rver', missing: null, isStrict: false, start: startS3rver },
  { name: 'OpenStack Swift', missing: missingSwift(), isStrict: true, start: startSwift },
]

export async function startS3rver(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 's3rver-'))
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, directory, silent: true },
    configureBuckets: [{ name: BUCKET }],
  })
  const { port } = await server.run()
  const stop = async () => {
    await server.close()
    await rm(directory, { recursive: true })
  }
  return { settings: settingsOf(port, 'S3RVER', 'S3RVER'), stop }
}

async function startSwift(): Promise<S3Server> {
  const folder = await mkdtemp(path.join(tmpdir(), 'swift-'))
  const [key, secret] = ['test:tester', 'swift-secret']
  const server = spawn(PYTHON, [path.join(import.meta.dirname, 'swift_server.py'), folder, key, secret], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const line = await Promise.race([once(createInterface(server.stdout), 'line'), ended])
  if (server.exitCode !== null) throw new Error('Swift did not start')
  const settings = settingsOf(Number(line[0]), key, secret)
  await new S3mini({ ...settings, endpoint: bucketAddress(settings, settings.endpoint) }).createBucket()
  const stop = async () => {
    server.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true })
  }
  return { settings, stop }
}

function settingsOf(port: number, accessKeyId: string, secretAccessKey: string): S3Settings {
  const endpoint = `http://127.0.0.1:${port}`
  return {
    ...{ endpoint, publicEndpoint: endpoint, region: 'us-east-1', bucket: BUCKET, hasPathStyle: true },
    ...{ accessKeyId, secretAccessKey },
  }
}

function missingSwift(): string | null {
  try {
    execFileSync(PYTHON, ['-c', 'import swift.common.middleware.s3api'], { stdio: 'ignore' })
    return null
  } catch {
    return 'OpenStack Swift is not installed (Debian: apt-get install python3-swift)'
  }
}
