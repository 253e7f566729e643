import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Client } from '@app/api-client'
import type { Contract } from '@app/contract/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

const shippedFolder = fileURLToPath(new URL('../../../../../../../content', import.meta.url))

let t: TestApp
let admin: Client<Contract>
let folder: string

beforeAll(async () => {
  t = await startTestApp()
  admin = t.apiOf(await t.signInAdmin())
  folder = await mkdtemp(path.join(tmpdir(), 'synonyms-'))
  await mkdir(path.join(folder, 'synonyms'))
})
afterAll(async () => {
  await t.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await t.database.kysely.deleteFrom('search_synonym').execute()
})

const load = () => t.services.shippedSynonyms.load(folder)
const write = (text: string | Buffer, file = 'a.txt') => writeFile(path.join(folder, 'synonyms', file), text)
const groups = async () => {
  const { records } = await admin.searchSynonym.page({ sortField: 'createTime', pageSize: 100 })
  return records.toSorted((a, b) => a.id - b.id)
}
const words = async () => (await groups()).map((group) => group.words.join(' '))
const find = async (word: string) => {
  const { records } = await admin.searchSynonym.page({ keyword: word })
  if (!records[0]) throw new Error(`no group of ${word}`)
  return records[0]
}

test('一行一组，注释与空行不算；没有变的什么也不写', async () => {
  await write('\ufeff# 并发\r\n线程池, thread pool，ThreadPoolExecutor\r\n\r\n死锁, deadlock # 不是活锁\r\n')
  expect(await load()).toEqual({ added: 2, changed: 0, removed: 0, faults: [] })
  expect(await words()).toEqual(['线程池 thread pool ThreadPoolExecutor', '死锁 deadlock'])
  expect(await find('死锁')).toMatchObject({ isActive: true, isShipped: true, note: '', version: 1 })
  const before = await groups()
  expect(await load()).toEqual({ added: 0, changed: 0, removed: 0, faults: [] })
  expect(await groups()).toEqual(before)
})

test('升级：改过的行更新，换了位置与写法也认得，没有了的行移除', async () => {
  await write('甲词, alpha\n乙词, beta\n丙词, gamma')
  await load()
  const { id } = await find('乙词')
  await write('丁词, delta\nBeta, 乙词, 乙术语\n甲词, alpha')
  expect(await load()).toEqual({ added: 1, changed: 1, removed: 1, faults: [] })
  expect(await words()).toEqual(['甲词 alpha', 'Beta 乙词 乙术语', '丁词 delta'])
  expect(await find('乙词')).toMatchObject({ id, version: 2, isShipped: true })
})

test('管理员停用的、改过的，重启与升级之后都还是；行没有了也留下，归管理员', async () => {
  await write('甲词, alpha\n乙词, beta\n丙词, gamma')
  await load()
  const [off, edited] = [await find('甲词'), await find('乙词')]
  await admin.searchSynonym.update({ id: off.id, version: 1, words: off.words, isActive: false, note: '' })
  const own = { words: ['乙词', '我的词'], isActive: true, note: '改过' }
  await admin.searchSynonym.update({ id: edited.id, version: 1, ...own })
  expect(await load()).toEqual({ added: 0, changed: 0, removed: 0, faults: [] })

  await write('甲词, alpha, 甲术语\n乙词, beta, 乙术语')
  expect(await load()).toEqual({ added: 0, changed: 2, removed: 1, faults: [] })
  expect(await find('甲术语')).toMatchObject({ id: off.id, isActive: false, version: 3 })
  expect(await find('我的词')).toMatchObject({ id: edited.id, ...own, version: 2, isShipped: true })
  expect(await load()).toEqual({ added: 0, changed: 0, removed: 0, faults: [] })

  await write('# 没有了')
  expect(await load()).toMatchObject({ removed: 2 })
  expect(await groups()).toMatchObject([
    { id: off.id, isActive: false, isShipped: false },
    { id: edited.id, ...own, isShipped: false },
  ])
  await admin.searchSynonym.deleteMany({ ids: [off.id, edited.id] })
})

test('管理员自己的不受影响', async () => {
  await write('甲词, alpha')
  await admin.searchSynonym.add({ words: ['甲词', '我的词'], isActive: true, note: '' })
  await load()
  await write('')
  await load()
  expect(await words()).toEqual(['甲词 我的词'])
})

test('有误的文件整个不载入，说出文件与行；这时什么也不移除', async () => {
  await write('甲词, alpha\n乙词, beta')
  await write('丙词, gamma', 'b.txt')
  await load()
  await write(
    ['甲词, alpha', '孤单', '丁词,, delta', '线程, 線程', `${'长'.repeat(51)}, 短`, '＊＊, 星号'].join('\n'),
  )
  await write('丙词, gamma\n戊词, epsilon\n', 'b.txt')
  await write('Alpha, 阿尔法', 'c.txt')
  await write(Array.from({ length: 13 }, (_, n) => `词${n}`).join(','), 'd.txt')
  await write(Buffer.from([0x61, 0x0a, 0xff]), 'e.txt')
  const { faults, ...counts } = await load()
  expect(faults.map(({ file, line, reason }) => `${file}第${line}行：${reason}`)).toEqual([
    'synonyms/e.txt第2行：不是UTF-8文本，或含有NUL字符',
    'synonyms/a.txt第2行：一组至少要有两个词',
    'synonyms/a.txt第3行：多了一个逗号',
    'synonyms/a.txt第4行：“線程”与同组的词搜索时没有区别',
    `synonyms/a.txt第5行：“${'长'.repeat(51)}”太长，一个词最多50个字符`,
    'synonyms/a.txt第6行：“＊＊”里没有可以搜索的文字',
    'synonyms/c.txt第1行：“Alpha”已经在synonyms/a.txt第1行',
    'synonyms/d.txt第1行：一组最多12个词',
  ])
  expect(counts).toEqual({ added: 1, changed: 0, removed: 0 })
  expect(await words()).toEqual(['甲词 alpha', '乙词 beta', '丙词 gamma', '戊词 epsilon'])
})

test('没有文件夹时说出来，什么也不移除', async () => {
  await admin.searchSynonym.add({ words: ['甲词', '我的词'], isActive: true, note: '' })
  const { faults } = await t.services.shippedSynonyms.load(path.join(folder, 'synonyms'))
  expect(faults).toEqual([{ file: 'synonyms', line: 1, reason: '没有这个文件夹' }])
  expect(await groups()).toHaveLength(1)
})

test('随产品来的没有错误，载入一次就都在', async () => {
  const { added, faults } = await t.services.shippedSynonyms.load(shippedFolder)
  expect(faults).toEqual([])
  expect(added).toBeGreaterThan(200)
  expect(await t.services.shippedSynonyms.load(shippedFolder)).toMatchObject({
    added: 0,
    changed: 0,
    removed: 0,
  })
})
