import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashContents } from './content-hash.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-hash-'))
  await mkdir(join(root, 'app/src'), { recursive: true })
  await writeFile(join(root, 'app/src/a.ts'), 'one')
  await writeFile(join(root, 'lock.yaml'), '1')
})

afterEach(() => rm(root, { recursive: true }))

const hash = () => hashContents(root, ['app', 'lock.yaml'])

test('the same contents have the same hash', async () => {
  const before = await hash()
  await writeFile(join(root, 'app/src/a.ts'), 'one')
  expect(await hash()).toBe(before)
})

test.each([
  ['a changed file', () => writeFile(join(root, 'app/src/a.ts'), 'two')],
  ['a renamed file', () => rename(join(root, 'app/src/a.ts'), join(root, 'app/src/b.ts'))],
  ['a new file', () => writeFile(join(root, 'app/src/c.ts'), '')],
  ['a changed single file', () => writeFile(join(root, 'lock.yaml'), '2')],
])('%s changes the hash', async (_, change) => {
  const before = await hash()
  await change()
  expect(await hash()).not.toBe(before)
})

test('tests, installed packages and built files do not count', async () => {
  const before = await hash()
  for (const folder of ['node_modules', 'dist']) {
    await mkdir(join(root, 'app', folder))
    await writeFile(join(root, 'app', folder, 'x.js'), 'x')
  }
  await writeFile(join(root, 'app/src/a.test.ts'), 'x')
  expect(await hash()).toBe(before)
})
