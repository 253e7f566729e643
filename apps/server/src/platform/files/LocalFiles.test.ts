import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownFileAt, parseFileName } from './files.ts'
import { LocalFiles } from './LocalFiles.ts'

const webp = (text: string) => Buffer.from(`RIFF0000WEBP${text}`)

let home: string
let files: LocalFiles
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'files-'))
  files = new LocalFiles(path.join(home, 'files'))
})
afterAll(() => rm(home, { recursive: true }))

test('文件夹里只有存下的文件，没有写到一半的', async () => {
  const name = await files.put(7, webp('one'))
  await files.verify()
  expect(await readdir(path.join(home, 'files'))).toEqual([name])
  await files.remove(name)
})

test.each([
  '../secret.webp',
  '..%2fsecret.webp',
  '/etc/passwd',
  'secret',
  '',
  '.',
  '1-aa.webp',
  '1-../../../secret.webp',
])('名字“%s”到不了文件夹外面', async (name) => {
  await writeFile(path.join(home, 'secret.webp'), webp('secret'))
  await writeFile(path.join(home, 'files', 'secret'), webp('secret'))
  expect(parseFileName(name)).toBeNull()
  expect(await files.read(name)).toBeNull()
  await files.remove(name)
  expect(await readdir(home)).toContain('secret.webp')
})

test('地址是谁的文件，由名字认出', () => {
  const name = `12-${'a'.repeat(32)}.webp`
  expect(ownFileAt(12, `/files/${name}`)).toBe(name)
  expect(ownFileAt(1, `/files/${name}`)).toBeNull()
  expect(ownFileAt(12, `https://example.com/files/${name}`)).toBeNull()
  expect(ownFileAt(12, null)).toBeNull()
})
