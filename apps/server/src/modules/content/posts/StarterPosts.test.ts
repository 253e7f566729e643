import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const SHIPPED = fileURLToPath(new URL('../../../../../../content', import.meta.url))

let t: TestApp
let folder: string

beforeEach(async () => {
  t = await startTestApp()
  folder = await mkdtemp(path.join(tmpdir(), 'posts-'))
  await mkdir(path.join(folder, 'posts'))
})
afterEach(async () => {
  await t.close()
  await rm(folder, { recursive: true, force: true })
})

const write = (name: string, matter: string) =>
  writeFile(path.join(folder, 'posts', name), `---\n${matter}\n---\n正文。\n`)
const load = (content = folder) => t.services.starterPosts.load(content)
const titles = async () => (await t.guest.discussion.page({})).records.map(({ title }) => title)

test('随产品来的帖子没有错，置顶的按次序在前，作者是官方的账号', async () => {
  expect(await load(SHIPPED)).toEqual({ faults: [] })
  const { records } = await t.guest.discussion.page({})
  expect(records.map(({ title }) => title)).toEqual([
    '欢迎来到这里：先看这一篇',
    '社区规则：怎么让这里一直有用',
    '面经怎么写，别人才用得上',
    '示例面经：Java后端社招，三年，一面到HR面',
    '示例面经：前端校招，两轮技术面',
    '示例面经：Go后端社招，五年，系统设计为主',
    '示例面经：AI应用开发，两年，RAG项目深挖',
  ])
  expect(records[0]).toMatchObject({
    isStarter: true,
    isPinned: true,
    author: { username: '官方小助手' },
    tags: ['新手指南'],
  })
  expect(records[3]).toMatchObject({
    isStarter: true,
    isPinned: false,
    category: 'experience',
    interview: { company: '示例公司甲', role: 'Java后端', level: 'middle', outcome: 'passed' },
  })
  expect(await t.guest.discussion.tags({})).toContainEqual({
    tag: '新手指南',
    discussionCount: 1,
    isWatched: false,
  })
})

test('几台一起开始、又开始一次，都只发一遍；管理员删了的不再回来', async () => {
  await write('a.md', 'title: 第一篇帖子\ncategory: share\norder: 1')
  await Promise.all([load(), load(), load()])
  await load()
  const { records } = await t.guest.discussion.page({})
  expect(records).toMatchObject([{ title: '第一篇帖子', isPinned: false }])
  const admin = t.apiOf(await t.signInAdmin())
  await admin.discussionRecord.delete({ ids: [records[0]?.id ?? 0], reason: '不要了' })
  await load()
  expect(await titles()).toEqual([])
})

test('有人发过帖的论坛里什么也不加，也不多一个账号', async () => {
  const { api } = await t.signIn()
  await api.discussion.add({
    category: 'chat',
    title: '已经有人在聊',
    content: '内容',
    tags: [],
    interview: null,
    key: crypto.randomUUID(),
  })
  await write('a.md', 'title: 第一篇帖子\ncategory: share\norder: 1')
  await load()
  expect(await titles()).toEqual(['已经有人在聊'])
  expect((await t.guest.discussion.page({})).records[0]?.isStarter).toBe(false)
  const { count } = await t.database.kysely
    .selectFrom('app_user')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email', '=', 'system@site.invalid')
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(0)
})

test('有错的一篇说出在哪里，别的照发', async () => {
  await write('bad.md', 'title: 短\ncategory: nothing\norder: 1')
  await write(
    'round.md',
    'title: 轮次写错的一篇\ncategory: experience\ninterview: { round: ninth }\norder: 3',
  )
  await write('good.md', 'title: 没有错的一篇\ncategory: share\norder: 2')
  const { faults } = await load()
  expect(new Set(faults.map(({ file, line }) => `${file}:${line}`))).toEqual(
    new Set(['posts/bad.md:2', 'posts/bad.md:3', 'posts/round.md:4']),
  )
  expect(await titles()).toEqual(['没有错的一篇'])
})
