import { lstat, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { handOver, ownerOf } from './hand-over.ts'

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'owner-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('还没有的文件夹，归上面最近的那个的主人', async () => {
  const folder = await makeFolder()
  const { uid, gid } = await lstat(folder)
  expect(await ownerOf(path.join(folder, 'a', 'b'))).toEqual({ uid, gid })
})

test.runIf(process.getuid?.() === 0)('root恢复出来的，连同里面的一切交给主人，链接指着的不动', async () => {
  const folder = await makeFolder()
  const foreign = path.join(await makeFolder(), 'foreign')
  await writeFile(foreign, '')
  await mkdir(path.join(folder, 'db'))
  await writeFile(path.join(folder, 'db', 'row'), '')
  await symlink(foreign, path.join(folder, 'link'))
  const owner = { uid: 4321, gid: 1234 }
  await handOver(folder, owner)
  for (const place of ['', 'db', 'db/row', 'link'])
    expect(await lstat(path.join(folder, place)), place).toMatchObject(owner)
  expect(await ownerOf(path.join(folder, 'files'))).toEqual(owner)
  expect((await lstat(foreign)).uid).toBe(0)
})
