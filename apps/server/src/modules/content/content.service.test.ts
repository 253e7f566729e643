import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { ContentService } from './content.service.ts'
import type { ImportReport } from './import-report.ts'

let database: Database
let content: ContentService
let folder: string

beforeEach(async () => {
  database = await createTestDatabase()
  content = new ContentService(database.kysely)
  folder = await mkdtemp(path.join(os.tmpdir(), 'content-'))
})

afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const bank = '---\nname: 数据库\ndescription: 索引与事务\ngroup: 后端\norder: 7\n---\n'

const question = (title: string, more = 'related: []') => `---
title: ${title}
difficulty: easy
order: 3
tags: [索引, B+树]
shortAnswer: 一句话的回答
keyPoints:
  - text: 说出结论
    weight: 5
    followUp: 为什么？
    misconception: 只说原因
${more}
---
## 完整的答案
`

async function write(files: Record<string, string | Buffer>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, 'banks', name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

const load = () => content.importFolder(folder)
const places = ({ faults }: ImportReport) => faults.map(({ file, line }) => `${file}:${line}`)
const titles = async () => {
  const rows = await database.kysely.selectFrom('question').select('title').orderBy('slug').execute()
  return rows.map(({ title }) => title)
}
const relations = async () => {
  const { rows } = await sql<{ pair: string }>`
    select q.slug || ' ' || r.slug as pair from question_relation l
    join question q on q.id = l.question_id join question r on r.id = l.related_id
    order by q.slug, l.sort_order`.execute(database.kysely)
  return rows.map(({ pair }) => pair)
}

test('what only the checker reads is accepted and not kept', async () => {
  const notes = `answeredBy: [完整的答案]
checked:
  date: 2026-11-20
  versions: [MySQL 8.4]
  sources: [{ fact: 默认16 KB, source: https://dev.mysql.com/doc/ }]`
  await write({
    'mysql/bank.md': bank,
    'mysql/b-tree.md': question('索引', notes),
  })
  const report = await load()
  expect([report.created.length, report.faults]).toEqual([2, []])
  await write({ 'mysql/b-tree.md': question('索引', notes.replace('2026-11-20', '昨天')) })
  expect(places(await load())).toEqual(['banks/mysql/b-tree.md:14'])
})

test('creates banks and questions with everything they hold', async () => {
  await write({
    'db/bank.md': bank,
    'db/a.md': question('什么是索引？', 'related: [c, b]\nfollowUps: [还有呢？]'),
    'db/b.md': question('乙'),
    'db/c.md': question('丙', 'related: [db/b]'),
  })
  const report = await load()
  expect(report).toEqual({
    created: ['banks/db/bank.md', 'banks/db/a.md', 'banks/db/b.md', 'banks/db/c.md'],
    updated: [],
    kept: [],
    unchanged: 0,
    faults: [],
  })
  const row = await database.kysely
    .selectFrom('question as q')
    .innerJoin('question_bank as b', 'b.id', 'q.bank_id')
    .selectAll('q')
    .select(['b.name', 'b.group_name', 'b.sort_order as bank_order'])
    .where('q.slug', '=', 'a')
    .executeTakeFirst()
  expect(row).toMatchObject({
    name: '数据库',
    group_name: '后端',
    bank_order: 7,
    title: '什么是索引？',
    difficulty: 'easy',
    sort_order: 3,
    tags: ['索引', 'B+树'],
    short_answer: '一句话的回答',
    answer: '## 完整的答案',
    key_points: [{ text: '说出结论', weight: 5, followUp: '为什么？', misconception: '只说原因' }],
    follow_ups: ['还有呢？'],
    edit_time: null,
  })
  expect(await relations()).toEqual(['a c', 'a b', 'c b'])
})

test('changes nothing where nothing changed, whatever the line endings', async () => {
  await write({ 'db/bank.md': bank, 'db/a.md': question('甲') })
  await load()
  const before = await database.kysely.selectFrom('question').selectAll().execute()
  await write({
    'db/bank.md': bank.replaceAll('\n', '\r\n'),
    'db/a.md': `\uFEFF${question('甲').replaceAll('\n', '\r\n')}`,
  })
  expect(await load()).toEqual({ created: [], updated: [], kept: [], unchanged: 2, faults: [] })
  expect(await database.kysely.selectFrom('question').selectAll().execute()).toEqual(before)
})

test('updates what changed and leaves alone what has no file any more', async () => {
  await write({ 'db/bank.md': bank, 'db/a.md': question('甲', 'related: [b]'), 'db/b.md': question('乙') })
  await load()
  await rm(path.join(folder, 'banks/db/b.md'))
  await write({ 'db/bank.md': bank.replace('order: 7', 'order: 8'), 'db/a.md': question('新甲') })
  expect(await load()).toMatchObject({
    created: [],
    updated: ['banks/db/bank.md', 'banks/db/a.md'],
    unchanged: 0,
    faults: [],
  })
  expect(await titles()).toEqual(['新甲', '乙'])
  expect(await relations()).toEqual([])
})

test('what was deleted or moved on the site does not come back, and its places stay as an admin ordered them', async () => {
  await write({ 'db/bank.md': bank, 'db/a.md': question('甲'), 'db/b.md': question('乙') })
  await load()
  await sql`insert into content_release (kind, parent, slug) values ('question_bank', 'db', 'a')`.execute(
    database.kysely,
  )
  await sql`delete from question where slug = 'a'`.execute(database.kysely)
  await sql`update question_bank set order_edit_time = now()`.execute(database.kysely)
  await sql`update question set sort_order = 9`.execute(database.kysely)
  await write({ 'db/a.md': question('新甲'), 'db/b.md': question('新乙') })
  expect(await load()).toMatchObject({ created: [], updated: ['banks/db/b.md'], kept: ['banks/db/a.md'] })
  const { rows } = await sql`select title, sort_order, version from question`.execute(database.kysely)
  expect(rows).toEqual([{ title: '新乙', sort_order: 9, version: 2 }])
})

test('a bank that was deleted on the site does not come back with its new files', async () => {
  await sql`insert into content_release (kind, parent, slug) values ('question_bank', 'db', '')`.execute(
    database.kysely,
  )
  await write({ 'db/bank.md': bank, 'db/new.md': question('新') })
  expect(await load()).toMatchObject({
    created: [],
    kept: ['banks/db/bank.md', 'banks/db/new.md'],
    faults: [],
  })
  expect(await titles()).toEqual([])
})

test('keeps what was edited on the site', async () => {
  await write({ 'db/bank.md': bank, 'db/a.md': question('甲'), 'db/b.md': question('乙') })
  await load()
  await sql`update question set title = '站上改的', edit_time = now() where slug = 'a'`.execute(
    database.kysely,
  )
  await sql`update question_bank set name = '站上改的', edit_time = now()`.execute(database.kysely)
  expect(await load()).toMatchObject({ kept: [], unchanged: 3 })
  await write({
    'db/bank.md': `${bank}\n`,
    'db/a.md': question('新甲', 'related: [b]'),
    'db/b.md': question('新乙'),
  })
  expect(await load()).toEqual({
    created: [],
    updated: ['banks/db/b.md'],
    kept: ['banks/db/a.md', 'banks/db/bank.md'],
    unchanged: 0,
    faults: [],
  })
  expect(await titles()).toEqual(['站上改的', '新乙'])
  expect(await relations()).toEqual([])
})

test('reports every fault of a bad file with its line, imports nothing of it and all of the others', async () => {
  const bad = question('甲', 'related: [b, nowhere]\nauthor: 我')
    .replace('difficulty: easy', 'difficulty: simple')
    .replace('weight: 5', 'weight: 9')
    .replace('shortAnswer: 一句话的回答\n', '')
    .replace('## 完整的答案\n', '')
  await write({ 'db/bank.md': bank, 'db/a.md': bad, 'db/b.md': question('乙') })
  const report = await load()
  expect(report.faults).toEqual([
    { file: 'banks/db/a.md', line: 2, reason: 'shortAnswer：缺少此项' },
    { file: 'banks/db/a.md', line: 3, reason: 'difficulty：须是easy / medium / hard之一' },
    { file: 'banks/db/a.md', line: 8, reason: 'keyPoints.1.weight：不能大于5' },
    { file: 'banks/db/a.md', line: 11, reason: 'related：没有题目db/nowhere' },
    { file: 'banks/db/a.md', line: 12, reason: 'author：没有这个字段' },
    { file: 'banks/db/a.md', line: 14, reason: '缺少正文，这里写完整的答案' },
  ])
  expect(report.created).toEqual(['banks/db/bank.md', 'banks/db/b.md'])
  expect(await titles()).toEqual(['乙'])
})

test.each([
  ['no front matter', '# 标题\n', 1],
  ['front matter without an end', '---\ntitle: 甲\n', 1],
  ['broken YAML', question('甲').replace('tags: [索引', 'tags: [[索引'), 6],
  ['a key given twice', question('甲', 'title: 乙'), 12],
  ['an alias', question('&a 甲', 'followUps: [*a]'), 12],
  ['a wrong type', question('甲', 'followUps: 还有呢'), 12],
  ['a number for a text', question('甲', 'followUps: [好, 8]'), 12],
  ['a missing field of a key point', question('甲').replace('    weight: 5\n', ''), 8],
  ['a tag given twice', question('甲').replace('B+树', '索引'), 5],
  ['a reference to itself', question('甲', 'related: [a]'), 12],
  ['a reference that is no slug', question('甲', 'related: [A_b]'), 12],
  ['lists in lists without end', question('甲', `followUps: ${'['.repeat(5_000)}`), 12],
  ['a NUL character', question('甲', 'followUps: ["\\0"]'), 12],
  ['an unpaired surrogate', question('甲', 'followUps: ["\\uD800"]'), 12],
  ['bytes that are no text', Buffer.concat([Buffer.from('---\n'), Buffer.from([0xff])]), 2],
])('refuses %s', async (_, text, line) => {
  await write({ 'db/bank.md': bank, 'db/a.md': text })
  expect(places(await load())).toEqual([`banks/db/a.md:${line}`])
  expect(await titles()).toEqual([])
})

test('refuses files that are neither a bank nor a question, and passes over hidden ones', async () => {
  await write({
    'db/bank.md': bank,
    'db/Big.md': '',
    'db/a.txt': '',
    'db/deep/a.md': '',
    'loose.md': '',
    'db/.DS_Store': '',
  })
  expect(places(await load())).toEqual(
    ['banks/db/Big.md', 'banks/db/a.txt', 'banks/db/deep/a.md', 'banks/loose.md'].map((file) => `${file}:1`),
  )
})

test('a folder without banks is a fault', async () => {
  expect(places(await load())).toEqual(['banks:1'])
})

test('questions wait for a bank that is bad, and come with it', async () => {
  await write({ 'db/bank.md': bank.replace('order: 7', 'order: x'), 'db/a.md': question('甲') })
  expect(places(await load())).toEqual(['banks/db/bank.md:1', 'banks/db/bank.md:5'])
  expect(await titles()).toEqual([])
  await write({ 'db/bank.md': bank })
  expect(await load()).toMatchObject({ created: ['banks/db/bank.md', 'banks/db/a.md'], faults: [] })
})

test('a relation to a question whose file is bad comes when that file is mended', async () => {
  await write({
    'db/bank.md': bank,
    'db/a.md': question('甲', 'related: [b]'),
    'db/b.md': question('乙').replace('easy', '?'),
  })
  expect(await load()).toMatchObject({ created: ['banks/db/bank.md', 'banks/db/a.md'] })
  await write({ 'db/b.md': question('乙') })
  expect((await load()).faults).toEqual([])
  expect(await relations()).toEqual(['a b'])
})

test('a file may be a draft, and what an admin archived stays so until its file says otherwise', async () => {
  const statuses = async () => {
    const rows = await database.kysely
      .selectFrom('question')
      .select(['slug', 'status'])
      .orderBy('slug')
      .execute()
    return rows.map(({ slug, status }) => `${slug} ${status}`)
  }
  const draft = '---\ntitle: 稿\ndifficulty: easy\norder: 1\nstatus: draft\n---\n'
  await write({ 'db/bank.md': bank, 'db/a.md': question('甲'), 'db/b.md': draft })
  expect((await load()).faults).toEqual([])
  expect(await statuses()).toEqual(['a published', 'b draft'])
  await database.kysely.updateTable('question').set({ status: 'archived' }).where('slug', '=', 'a').execute()
  await write({ 'db/a.md': question('新甲'), 'db/b.md': question('成稿', 'status: published') })
  expect((await load()).faults).toEqual([])
  expect(await statuses()).toEqual(['a archived', 'b published'])
})

test('relates to questions that are in the database alone', async () => {
  await write({ 'db/bank.md': bank, 'db/b.md': question('乙') })
  await load()
  await rm(path.join(folder, 'banks/db'), { recursive: true })
  await write({ 'net/bank.md': bank, 'net/a.md': question('甲', 'related: [db/b]') })
  expect((await load()).faults).toEqual([])
  expect(await relations()).toEqual(['a b'])
})

test('leaves nothing behind when it breaks off', async () => {
  await sql`create function refuse() returns trigger language plpgsql as 'begin raise ''no room''; end'`.execute(
    database.kysely,
  )
  await sql`create trigger refuse before insert on question_relation for each row execute function refuse()`.execute(
    database.kysely,
  )
  await write({ 'db/bank.md': bank, 'db/a.md': question('甲', 'related: [b]'), 'db/b.md': question('乙') })
  await expect(load()).rejects.toThrow('no room')
  expect(await titles()).toEqual([])
  expect(await database.kysely.selectFrom('question_bank').select('id').execute()).toEqual([])
})

test('two imports at once do the work once', async () => {
  await write({ 'db/bank.md': bank, 'db/a.md': question('甲') })
  const reports = await Promise.all([load(), load()])
  expect(reports.map(({ created }) => created.length).sort()).toEqual([0, 2])
})
