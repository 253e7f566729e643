import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3Server } from '../../testing/s3/s3-server.ts'
import { createLog } from '../log.ts'
import { type Files, parseFileName } from './files.ts'
import { LocalFiles } from './LocalFiles.ts'
import { S3Files } from './s3/S3Files.ts'

const webp = (text: string) => Buffer.from(`RIFF0000WEBP${text}`)

async function listed(files: Files): Promise<string[]> {
  const names: string[] = []
  for await (const name of files.list()) names.push(name)
  return names.sort()
}

interface Store {
  files: Files
  close: () => Promise<void>
}

async function openFolder(): Promise<Store> {
  const home = await mkdtemp(path.join(tmpdir(), 'files-'))
  return { files: new LocalFiles(path.join(home, 'files')), close: () => rm(home, { recursive: true }) }
}

async function openBucket(): Promise<Store> {
  const { settings, stop } = await startS3Server()
  return { files: new S3Files(settings, createLog('fatal')), close: stop }
}

describe.each([
  ['文件夹', openFolder],
  ['S3', openBucket],
])('文件存在%s', (_, open) => {
  let store: Store
  let files: Files
  beforeAll(async () => {
    store = await open()
    files = store.files
  })
  afterAll(() => store.close())

  test('存下的图片按名字取回，删除之后就没有了', async () => {
    const name = await files.put(7, webp('one'))
    expect(parseFileName(name)).toEqual({ ownerId: 7, type: 'webp' })
    expect(await files.read(name)).toEqual({ type: 'webp', bytes: webp('one') })
    expect(await files.put(7, webp('one'))).toBe(name)

    await files.remove(name)
    await files.remove(name)
    expect(await files.read(name)).toBeNull()
  })

  test('同一张图片，两个人各存各的', async () => {
    const [mine, theirs] = [await files.put(1, webp('x')), await files.put(2, webp('x'))]
    await files.remove(mine)
    expect(await files.read(mine)).toBeNull()
    expect(await files.read(theirs)).not.toBeNull()
  })

  test('大的图片一个字节不差', async () => {
    const large = webp('图'.repeat(700_000))
    const name = await files.put(3, large)
    expect((await files.read(name))?.bytes.equals(large)).toBe(true)
  })

  test('列得出存下的每一个', async () => {
    const names = await Promise.all(['a', 'b', 'c'].map((text) => files.put(11, webp(text))))
    const ofOwner = (await listed(files)).filter((name) => name.startsWith('11-'))
    expect(ofOwner).toEqual(names.toSorted())
  })

  test('不是图片的内容不存', async () => {
    await expect(files.put(1, Buffer.from('<html>'))).rejects.toThrow(TypeError)
  })

  test('不成名字的，没有文件，也没有地址', async () => {
    for (const name of ['', '.', '../secret.webp', '1-aa.webp', `1-${'a'.repeat(32)}.html`]) {
      expect(await files.read(name)).toBeNull()
      expect(await files.locate(name)).toBeNull()
      await files.remove(name)
    }
  })

  test('试得出能用，试过什么也不留', async () => {
    const name = await files.put(4, webp('kept'))
    const before = await listed(files)
    await files.verify()
    expect(await listed(files)).toEqual(before)
    expect(before).toContain(name)
  })
})
