import { once } from 'node:events'
import { createServer } from 'node:net'
import { pino } from 'pino'
import { S3mini } from 's3mini'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type S3Server, startS3Server } from '../../../testing/s3/s3-server.ts'
import { createLog } from '../../log.ts'
import { KEPT_FOR_EVER, SIGNED_SECONDS } from '../files.ts'
import { S3Files } from './S3Files.ts'
import { bucketAddress, type S3Settings } from './s3-settings.ts'

const webp = (text: string) => Buffer.from(`RIFF0000WEBP${text}`)
const filesOf = (settings: S3Settings, milliseconds?: number) =>
  new S3Files(settings, createLog('silent'), milliseconds)

/** Does something with the clock set wrong. */
async function atOffset<T>(seconds: number, act: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
  try {
    return await act()
  } finally {
    vi.useRealTimers()
  }
}

/** A server that takes connections and says nothing. */
async function listenInSilence(): Promise<{ endpoint: string; close: () => Promise<void> }> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const close = async () => {
    server.close()
  }
  return { endpoint: `http://127.0.0.1:${address.port}`, close }
}

describe('文件存在S3', () => {
  let server: S3Server
  let files: S3Files
  beforeAll(async () => {
    server = await startS3Server()
    files = filesOf(server.settings)
  })
  afterAll(() => server.stop())

  async function locate(name: string): Promise<string> {
    const address = await files.locate(name)
    if (address === null) throw new Error(`no address of ${name}`)
    return address
  }

  test('签过名的地址读得到图片：类型、缓存与用法都写明', async () => {
    const address = await locate(await files.put(1, webp('one')))
    const answer = await fetch(address)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'cache-control': KEPT_FOR_EVER,
    })
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(webp('one'))
    expect(new URL(address).searchParams.get('X-Amz-Expires')).toBe(String(SIGNED_SECONDS))
  })

  test('改了名字、类型或时限的地址被拒绝', async () => {
    const [mine, other] = [await files.put(1, webp('mine')), await files.put(2, webp('other'))]
    const address = await locate(mine)
    for (const [from, to] of [
      [mine, other],
      ['image%2Fwebp', 'text%2Fhtml'],
      [`X-Amz-Expires=${SIGNED_SECONDS}`, 'X-Amz-Expires=604800'],
    ] as const) {
      expect(address).toContain(from)
      expect((await fetch(address.replace(from, to))).status).toBe(403)
    }
  })

  test('过了时限的地址被拒绝', async () => {
    const name = await files.put(1, webp('old'))
    const [fresh, stale] = [
      await atOffset(-SIGNED_SECONDS + 60, () => locate(name)),
      await atOffset(-SIGNED_SECONDS - 60, () => locate(name)),
    ]
    expect((await fetch(fresh)).status).toBe(200)
    expect((await fetch(stale)).status).toBe(403)
  })

  test('桶里混进网页，也只当图片给出去', async () => {
    const { settings } = server
    const name = `1-${'0'.repeat(32)}.webp`
    const bucket = new S3mini({ ...settings, endpoint: bucketAddress(settings, settings.endpoint) })
    await bucket.putObject(name, '<script>alert(1)</script>', 'text/html')
    expect((await fetch(await locate(name))).headers.get('content-type')).toBe('image/webp')
  })

  test('没有的文件，由S3回答404', async () => {
    expect((await fetch(await locate(`1-${'1'.repeat(32)}.webp`))).status).toBe(404)
  })

  test.each([
    ['密钥不对', { secretAccessKey: 'wrong' }, 'wrongKey'],
    ['没有这个用户', { accessKeyId: 'test:nobody' }, 'wrongKey'],
    ['没有这个桶', { bucket: 'elsewhere' }, 'noBucket'],
  ] as const)('%s：说得出来', async (_, change, kind) => {
    const refused = filesOf({ ...server.settings, ...change })
    await expect(refused.put(1, webp('x'))).rejects.toMatchObject({ kind, code: 50300 })
    await expect(refused.verify()).rejects.toMatchObject({ kind })
    await expect(refused.list()[Symbol.asyncIterator]().next()).rejects.toMatchObject({ kind })
  })

  test('桶里的文件比一页多，一个不漏', async () => {
    const names: string[] = []
    for (let index = 0; index < 1001; index += 1) names.push(await files.put(100, webp(`${index}`)))
    const found = new Set(await Array.fromAsync(files.list()))
    expect(names.filter((name) => !found.has(name))).toEqual([])
  })

  test('没有签名的读不到：桶是私有的', async () => {
    const { origin, pathname } = new URL(await locate(await files.put(1, webp('private'))))
    const answer = await fetch(origin + pathname)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await answer.text()).not.toContain('private')
  })

  test('时钟差了一小时、区域不对：说得出来', async () => {
    const late = atOffset(-3600, () => files.put(1, webp('late')))
    await expect(late).rejects.toMatchObject({ kind: 'clock' })
    const elsewhere = filesOf({ ...server.settings, region: 'eu-west-1' })
    await expect(elsewhere.put(1, webp('x'))).rejects.toMatchObject({ kind: 'region' })
  })
})

describe('S3不在', () => {
  let server: S3Server
  beforeAll(async () => {
    server = await startS3Server()
  })
  afterAll(() => server.stop())

  test('连不上、加密不对：说得出来', async () => {
    const { settings } = server
    const { endpoint, close } = await listenInSilence()
    await close()
    const closed = filesOf({ ...settings, endpoint })
    await expect(closed.put(1, webp('x'))).rejects.toMatchObject({ kind: 'unreachable' })
    const unknown = filesOf({ ...settings, endpoint: 'http://s3.invalid' })
    await expect(unknown.read(`1-${'a'.repeat(32)}.webp`)).rejects.toMatchObject({ kind: 'unreachable' })
    const encrypted = filesOf({ ...settings, endpoint: settings.endpoint.replace('http:', 'https:') })
    await expect(encrypted.remove(`1-${'a'.repeat(32)}.webp`)).rejects.toMatchObject({ kind: 'tls' })
  })

  test('日志说出原因，没有密钥', async () => {
    const lines: string[] = []
    const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) })
    const secretAccessKey = 'wJalrXUtnFEMI-very-secret'
    const files = new S3Files({ ...server.settings, secretAccessKey }, log)
    await expect(files.put(1, webp('x'))).rejects.toMatchObject({ kind: 'wrongKey' })
    expect(lines.join('')).toContain('"kind":"wrongKey"')
    expect(lines.join('')).toContain('SignatureDoesNotMatch')
    expect(lines.join('')).not.toContain(secretAccessKey)
  })

  test('不应答：到时间就放弃', async () => {
    const { endpoint, close } = await listenInSilence()
    const files = filesOf({ ...server.settings, endpoint }, 200)
    await expect(files.put(1, webp('x'))).rejects.toMatchObject({ kind: 'timeout' })
    await close()
  })

  test('不在的时候，读者的地址照样签得出', async () => {
    const files = filesOf({ ...server.settings, endpoint: 'http://s3.invalid' })
    const address = await files.locate(`1-${'a'.repeat(32)}.webp`)
    expect(address).toContain(`${server.settings.publicEndpoint}/${server.settings.bucket}/1-aaaa`)
  })
})
