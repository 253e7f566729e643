import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBank, createQuestion } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { ContentService } from './content.service.ts'

let t: TestApp
let folder: string

beforeAll(async () => {
  t = await startTestApp()
  folder = await mkdtemp(path.join(os.tmpdir(), 'content-'))
})

afterAll(async () => {
  await t.close()
  await rm(folder, { recursive: true })
})

async function load(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, 'chapters', name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return new ContentService(t.database.kysely).importFolder(folder)
}

// Files as the console writes them; scripts/round-trip.test.ts reads what it really writes.
const files = (place: string) => ({
  'net/chapter.md': '---\nname: 网络\norder: 3\n---\n先看这里。\n',
  'net/zero-copy.md': `---\ntitle: 零拷贝\nsummary: 少一次复制\nminutes: 8\norder: 2\nquestions:\n  - ${place}\nrecall:\n  - slug: why\n    question: 为什么？\n    answer: 不经过用户态。\nstatus: published\n---\n## 结论\n`,
  'net/draft.md': '---\ntitle: 稿\nminutes: 8\norder: 4\nstatus: draft\n---\n',
  'empty/chapter.md': '---\nname: 空\norder: 4\n---\n',
})

test('管理后台导出的章节与知识点放进content之后内容一样：草稿还是草稿，没有导读的章节也认', async () => {
  const admin = t.apiOf(await t.signInAdmin())
  const bankId = await createBank(t.database)
  const question = await admin.questionRecord.get({ id: await createQuestion(t.database, { bankId }) })
  const place = `${question.bankSlug}/${question.slug}`
  const report = await load(files(place))
  expect([report.created.length, report.faults]).toEqual([4, []])

  const chapters = (await admin.chapter.page({})).records
  expect(chapters).toMatchObject([
    { slug: 'net', introduction: '先看这里。', sortOrder: 3, totalCount: 2, publishedCount: 1 },
    { slug: 'empty', introduction: '', totalCount: 0 },
  ])
  const { records, total } = await admin.knowledgePointRecord.details({ chapterId: chapters[0]?.id ?? 0 })
  expect(total).toBe(2)
  expect(records).toMatchObject([
    {
      slug: 'zero-copy',
      title: '零拷贝',
      summary: '少一次复制',
      minutes: 8,
      content: '## 结论',
      sortOrder: 2,
      recall: [{ slug: 'why', question: '为什么？', answer: '不经过用户态。' }],
      questions: [{ id: question.id, place }],
      status: 'published',
    },
    { slug: 'draft', summary: '', content: '', recall: [], status: 'draft', sortOrder: 4 },
  ])
})

test('自测题随文件一起搜得到', async () => {
  const { records } = await t.guest.search.page({ q: '不经过用户态' })
  expect(records).toMatchObject([{ kind: 'knowledgePoint' }])
})

test('归档不算修改：文件照旧更新，知识点还是归档的', async () => {
  const admin = t.apiOf(await t.signInAdmin())
  const find = async () => (await admin.knowledgePointRecord.page({ keyword: '零拷贝' })).records
  const [point] = await find()
  if (!point) throw new Error('the point is there')
  await admin.knowledgePointRecord.archive({ ids: [point.id] })
  const text = files('mysql/none')
    ['net/zero-copy.md'].replace(/questions:\n.*\n/, '')
    .replace(/status:.*\n/, '')
  await load({ 'net/zero-copy.md': text.replace('少一次复制', '少两次复制') })
  expect(await find()).toMatchObject([{ summary: '少两次复制', status: 'archived', editTime: null }])
})

test('要发布的知识点缺什么仍然有误', async () => {
  const { faults } = await load({ 'net/bare.md': '---\ntitle: 缺的\nminutes: 8\norder: 5\n---\n' })
  expect(faults.map(({ reason }) => reason)).toEqual([
    'summary：缺少此项',
    'recall：缺少此项',
    '缺少正文，这里写完整的答案',
  ])
})
