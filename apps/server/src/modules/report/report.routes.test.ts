import { randomUUID } from 'node:crypto'
import type { Client } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { Contract } from '@app/contract/contract'
import type { NewReport } from '@app/contract/report/schemas'
import type { ReportTargetType } from '@app/contract/report/values'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
let admin: Client<Contract>
let adminId: number
beforeAll(async () => {
  t = await startTestApp()
  admin = t.apiOf(await t.signInAdmin())
  adminId = (await admin.user.my()).id
})
afterAll(() => t.close())

const publish = ({ api }: SignedIn) =>
  api.discussion.add({
    category: 'share',
    title: '整理了真题答案',
    content: '主页加我领取。',
    tags: [],
    interview: null,
    key: randomUUID(),
  })
const comment = async ({ api }: SignedIn, targetId: number) =>
  (await api.comment.add({ targetType: 'discussion', targetId, content: '加我领取', key: randomUUID() })).id
const reportOf = (targetId: number, change: Partial<NewReport> = {}): NewReport => ({
  targetType: 'discussion',
  targetId,
  reason: 'advertisement',
  note: '',
  ...change,
})
const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code
const caseOf = async (type: ReportTargetType, id: number) => {
  const { records } = await admin.report.page({ targetType: type, pageSize: 100 })
  const found = records.find(({ thing }) => thing?.id === id)
  if (!found) throw new Error('no case')
  return found
}
const eventsOf = async (userId: number) => {
  const rows = await t.database.kysely
    .selectFrom('message')
    .select('event')
    .where('user_id', '=', userId)
    .where('kind', '=', 'system')
    .orderBy('id')
    .execute()
  return rows.map(({ event }) => event)
}

test('几个人举报同一篇，合在一起；同一个人再举报，改成这次说的', async () => {
  const [author, one, other] = [await t.signIn(), await t.signIn(), await t.signIn()]
  const id = await publish(author)
  await one.api.report.add(reportOf(id, { note: '每道题下面都贴这句' }))
  await other.api.report.add(reportOf(id))
  await other.api.report.add(reportOf(id, { reason: 'fraud', note: '要先交钱' }))
  expect((await admin.stats.overview()).waiting.reports).toBeGreaterThan(0)
  const found = await caseOf('discussion', id)
  expect(found).toMatchObject({
    reportCount: 2,
    assignee: null,
    outcome: null,
    thing: { id, title: '整理了真题答案', author: { id: author.id }, path: `/discussion/${id}` },
  })
  expect(found.reasons).toEqual([
    { reason: 'advertisement', count: 1 },
    { reason: 'fraud', count: 1 },
  ])
  const { reports, content, record } = await admin.report.get({ id: found.id })
  expect(reports.map(({ reporter, note }) => [reporter?.id, note])).toEqual([
    [one.id, '每道题下面都贴这句'],
    [other.id, '要先交钱'],
  ])
  expect([content, record?.upheldCount]).toEqual(['主页加我领取。', 0])
})

test('隐藏：作者与举报的人都得知；撤销了内容就恢复，重新等待处理', async () => {
  const [author, reporter] = [await t.signIn(), await t.signIn()]
  const id = await publish(author)
  await reporter.api.report.add(reportOf(id))
  const { id: caseId } = await caseOf('discussion', id)
  await admin.report.assign({ ids: [caseId] })
  expect((await caseOf('discussion', id)).assignee?.id).toBe(adminId)
  await admin.report.handle({ ids: [caseId], outcome: 'hidden', reason: '含有引流信息' })
  expect(await codeOf(reporter.api.discussion.get({ id }))).toBe(Code.notFound)
  expect(await eventsOf(author.id)).toEqual(['moderation.hidden'])
  expect(await eventsOf(reporter.id)).toEqual(['report.hidden'])
  expect(await caseOf('discussion', id)).toMatchObject({ outcome: 'hidden', outcomeReason: '含有引流信息' })
  expect(await codeOf(admin.report.handle({ ids: [caseId], outcome: 'dismissed' }))).toBe(Code.conflict)
  await admin.report.reopen({ ids: [caseId] })
  expect((await reporter.api.discussion.get({ id })).state).toBe('visible')
  expect((await caseOf('discussion', id)).outcome).toBeNull()
  await admin.report.handle({ ids: [caseId], outcome: 'dismissed' })
  expect(await eventsOf(reporter.id)).toEqual(['report.hidden'])
  // Who reports it again is told again.
  await reporter.api.report.add(reportOf(id))
  expect((await caseOf('discussion', id)).outcome).toBeNull()
  await admin.report.handle({ ids: [caseId], outcome: 'dismissed' })
  expect(await eventsOf(reporter.id)).toEqual(['report.hidden', 'report.dismissed'])
})

test('评论也能举报；删除之后不能撤销', async () => {
  const [author, reporter] = [await t.signIn(), await t.signIn()]
  const id = await comment(author, await publish(author))
  await reporter.api.report.add(reportOf(id, { targetType: 'comment' }))
  const found = await caseOf('comment', id)
  expect(found.thing).toMatchObject({ type: 'comment', excerpt: '加我领取', title: '整理了真题答案' })
  await admin.report.handle({ ids: [found.id], outcome: 'deleted', reason: '广告' })
  expect((await reporter.api.message.mine({})).records).toMatchObject([
    { event: 'report.deleted', subject: '加我领取', excerpt: '整理了真题答案', path: found.thing?.path },
  ])
  // A comment without replies is gone for good.
  expect(await admin.report.get({ id: found.id })).toMatchObject({ outcome: 'deleted', thing: null })
  expect(await codeOf(admin.report.reopen({ ids: [found.id] }))).toBe(Code.conflict)
  const { records } = await admin.auditLog.page({ targetType: 'report', targetId: found.id })
  expect(records.map(({ action }) => action)).toEqual(['report.handle'])
})

test('用户也能举报：名字与资料清空，不能删除账号；本人与举报的人都得知', async () => {
  const [user, reporter] = [await t.signIn(), await t.signIn()]
  await user.api.userProfile.update({
    bio: '加我领取',
    company: '某公司',
    links: [{ label: '领取', url: 'https://elsewhere.example/' }],
  })
  await reporter.api.report.add(reportOf(user.id, { targetType: 'user' }))
  expect(await codeOf(user.api.report.add(reportOf(user.id, { targetType: 'user' })))).toBe(Code.conflict)
  const { id } = await caseOf('user', user.id)
  const { thing, content } = await admin.report.get({ id })
  expect(thing).toMatchObject({ title: user.username, path: `/u/${user.id}`, author: { id: user.id } })
  for (const text of ['加我领取', '某公司', '领取 https://elsewhere.example/'])
    expect(content).toContain(text)
  const handle = (outcome: 'hidden' | 'deleted') =>
    admin.report.handle({ ids: [id], outcome, reason: '广告' })
  expect(await codeOf(handle('deleted'))).toBe(Code.badParameters)
  await handle('hidden')
  const cleared = await user.api.userProfile.my()
  expect(cleared).toMatchObject({ bio: '', company: '', links: [] })
  expect(cleared.username).not.toBe(user.username)
  expect(await eventsOf(user.id)).toEqual(['moderation.profile'])
  expect(await eventsOf(reporter.id)).toEqual(['report.cleared'])
  const { records } = await admin.auditLog.page({ targetType: 'user', targetId: user.id })
  expect(records.map(({ action }) => action)).toEqual(['user.clearProfile'])
})

test('自己的、看不到的、没有的不能举报；写一句的要写', async () => {
  const [author, reporter] = [await t.signIn(), await t.signIn()]
  const id = await publish(author)
  expect(await codeOf(author.api.report.add(reportOf(id)))).toBe(Code.conflict)
  expect(await codeOf(reporter.api.report.add(reportOf(999_999)))).toBe(Code.notFound)
  const { code, data } = await refusal(reporter.api.report.add(reportOf(id, { reason: 'other' })))
  expect([code, data]).toMatchObject([Code.badParameters, [{ path: 'note' }]])
  await author.api.discussion.delete({ id })
  expect(await codeOf(reporter.api.report.add(reportOf(id)))).toBe(Code.notFound)
})

test('处理要写理由，要么都处理要么都不；学习者不能看也不能处理', async () => {
  const [author, reporter] = [await t.signIn(), await t.signIn()]
  const id = await publish(author)
  await reporter.api.report.add(reportOf(id))
  const { id: caseId } = await caseOf('discussion', id)
  expect(await codeOf(admin.report.handle({ ids: [caseId], outcome: 'hidden' }))).toBe(Code.badParameters)
  const many = admin.report.handle({ ids: [caseId, 999_999], outcome: 'hidden', reason: '广告' })
  expect(await codeOf(many)).toBe(Code.notFound)
  expect((await caseOf('discussion', id)).outcome).toBeNull()
  expect(await codeOf(reporter.api.report.page({}))).toBe(Code.noPermission)
  expect(await codeOf(reporter.api.report.handle({ ids: [caseId], outcome: 'dismissed' }))).toBe(
    Code.noPermission,
  )
  expect(await codeOf(t.guest.report.add(reportOf(id)))).toBe(Code.notLoggedIn)
})

test('两个管理员处理同一条举报：后来的得知是谁做了什么，已有人处理的不再换人', async () => {
  const [author, reporter, other] = [await t.signIn(), await t.signIn(), await t.signIn()]
  await admin.user.setRole({ id: other.id, userRole: 'admin' })
  const { username } = await other.api.user.my()
  const id = await publish(author)
  await reporter.api.report.add(reportOf(id))
  const { id: caseId } = await caseOf('discussion', id)
  await other.api.report.assign({ ids: [caseId] })
  const taken = await refusal(admin.report.assign({ ids: [caseId] }))
  expect([taken.code, taken.message]).toEqual([Code.conflict, `${username}已在处理“整理了真题答案”`])
  await other.api.report.handle({ ids: [caseId], outcome: 'dismissed' })
  const late = await refusal(admin.report.handle({ ids: [caseId], outcome: 'hidden', reason: '广告' }))
  expect([late.code, late.message]).toEqual([Code.conflict, `“整理了真题答案”已由${username}判为不违规`])
  expect((await author.api.discussion.get({ id })).state).toBe('visible')
})

test('同一个作者的举报列得出来，不论举报的是什么', async () => {
  const [author, reporter, other] = [await t.signIn(), await t.signIn(), await t.signIn()]
  const [post, foreign] = [await publish(author), await publish(other)]
  const said = await comment(author, foreign)
  for (const targetId of [post, foreign]) await reporter.api.report.add(reportOf(targetId))
  await reporter.api.report.add(reportOf(said, { targetType: 'comment' }))
  await reporter.api.report.add(reportOf(author.id, { targetType: 'user' }))
  const { records } = await admin.report.page({ state: 'open', authorId: author.id })
  expect(records.map(({ thing }) => [thing?.type, thing?.id])).toEqual([
    ['discussion', post],
    ['comment', said],
    ['user', author.id],
  ])
})
