import type { Audience } from '@app/contract/announcement/values'
import { Code } from '@app/contract/common/envelope'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { settleJobs } from '../../testing/settle-jobs.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { DeliveryRepository } from './delivery.repository.ts'
import { DeliveryService } from './delivery.service.ts'
import { deliveryJob } from './delivery-job.ts'

const DRAFT = { title: '周末维护', content: '周六晚上**停机**一小时。', audience: 'all' as const }

describe('公告', () => {
  let t: TestApp
  let admin: TestApp['guest']
  beforeAll(async () => {
    t = await startTestApp()
    admin = t.apiOf(await t.signInAdmin())
  })
  afterAll(() => t.close())

  const publish = async (audience: Audience, title = DRAFT.title) => {
    const id = await admin.announcement.add({ ...DRAFT, title, audience })
    const { version } = await admin.announcement.get({ id })
    const count = await admin.announcement.publish({ id, version })
    await settleJobs(t.database)
    return { id, count }
  }
  const messagesOf = async (id: number) => {
    const row = await t.database.kysely
      .selectFrom('message')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('announcement_id', '=', id)
      .executeTakeFirstOrThrow()
    return row.count
  }

  test('草稿写得下、改得了、列得出，没有人收到', async () => {
    const reader = await t.signIn()
    const id = await admin.announcement.add(DRAFT)
    const draft = await admin.announcement.get({ id })
    expect(draft).toMatchObject({ ...DRAFT, state: 'draft', version: 1, publishTime: null })
    await admin.announcement.update({ ...DRAFT, id, version: 1, title: '周日维护' })
    expect(await admin.announcement.get({ id })).toMatchObject({ title: '周日维护', version: 2 })
    expect((await admin.announcement.page({ keyword: '周日' })).records.map((row) => row.id)).toEqual([id])
    expect((await admin.announcement.page({ state: 'delivered' })).total).toBe(0)
    expect((await admin.announcement.page({ ids: [id], audience: 'admin' })).total).toBe(0)
    expect(await reader.api.message.unreadCount()).toBe(0)
  })

  test('发布给所有人：每人一条未读消息，之后注册的没有', async () => {
    const reader = await t.signIn()
    const before = await reader.api.message.unreadCount()
    const { id, count } = await publish('all')
    const late = await t.signIn()
    expect(await reader.api.message.unreadCount()).toBe(before + 1)
    expect(await late.api.message.unreadCount()).toBe(0)
    expect(await admin.announcement.get({ id })).toMatchObject({ state: 'delivered', recipientCount: count })
    const { records } = await admin.auditLog.page({ action: 'announcement.publish', pageSize: 1 })
    expect(await admin.auditLog.get({ id: records[0]?.id ?? 0 })).toMatchObject({
      targetId: id,
      after: { audience: 'all', recipientCount: count },
    })
  })

  test('只发给一种角色', async () => {
    const reader = await t.signIn()
    const before = [await reader.api.message.unreadCount(), await admin.message.unreadCount()]
    await publish('admin')
    expect([await reader.api.message.unreadCount(), await admin.message.unreadCount()]).toEqual([
      before[0],
      Number(before[1]) + 1,
    ])
    await publish('user')
    expect([await reader.api.message.unreadCount(), await admin.message.unreadCount()]).toEqual([
      Number(before[0]) + 1,
      Number(before[1]) + 1,
    ])
  })

  test('注销的人不算在内，也收不到', async () => {
    const { recipientCount: before } = await admin.announcement.get({
      id: await admin.announcement.add(DRAFT),
    })
    const { api, id } = await t.signIn()
    await api.user.delete({ id })
    const { count, id: announcementId } = await publish('all')
    expect(count).toBe(before)
    expect(await messagesOf(announcementId)).toBe(before)
  })

  test('已发布的不能改，也不能再发布', async () => {
    const { id } = await publish('admin')
    const { version } = await admin.announcement.get({ id })
    for (const call of [
      () => admin.announcement.update({ ...DRAFT, id, version }),
      () => admin.announcement.publish({ id, version }),
    ]) {
      const error = await refusal(call())
      expect([error.code, error.message]).toEqual([Code.conflict, '公告已发布，不能再修改'])
    }
  })

  test('旧的版本：40900，附上现在的', async () => {
    const id = await admin.announcement.add(DRAFT)
    await admin.announcement.update({ ...DRAFT, id, version: 1, title: '新的标题' })
    for (const call of [
      () => admin.announcement.update({ ...DRAFT, id, version: 1 }),
      () => admin.announcement.publish({ id, version: 1 }),
    ]) {
      const error = await refusal(call())
      expect(error.code).toBe(Code.conflict)
      expect(error.data).toMatchObject({ current: { id, title: '新的标题', version: 2 } })
    }
  })

  test('删除时已送达的消息一并收回', async () => {
    const reader = await t.signIn()
    const { id } = await publish('all')
    expect(await reader.api.message.unreadCount()).toBe(1)
    await admin.announcement.delete({ id })
    expect(await reader.api.message.unreadCount()).toBe(0)
    expect((await refusal(admin.announcement.get({ id }))).code).toBe(Code.notFound)
    expect((await refusal(admin.announcement.delete({ id }))).code).toBe(Code.notFound)
  })

  test('不存在的：40400；空的标题与正文：40000', async () => {
    expect((await refusal(admin.announcement.publish({ id: 999_999, version: 1 }))).code).toBe(Code.notFound)
    expect((await refusal(admin.announcement.update({ ...DRAFT, id: 999_999, version: 1 }))).code).toBe(
      Code.notFound,
    )
    const blank = await refusal(admin.announcement.add({ ...DRAFT, title: '  ', content: ' ' }))
    expect(blank.fieldErrors.map(({ path }) => path).sort()).toEqual(['content', 'title'])
  })

  test('一万人：断在半途，接着发，每人恰好一条', async () => {
    await sql`
      insert into app_user (email, username, password_hash)
      select 'crowd' || i || '@example.com', 'crowd' || i, 'x' from generate_series(1, 10000) i`.execute(
      t.database.kysely,
    )
    const id = await admin.announcement.add(DRAFT)
    await t.database.kysely
      .updateTable('announcement')
      .set({ publish_time: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
    const repository = new DeliveryRepository(t.database.kysely)
    const deliveries = new DeliveryService(repository, t.services.messages)
    await Promise.all([deliveries.deliver(id, 1000), deliveries.deliver(id, 1000)])
    expect(await messagesOf(id)).toBe(2000)
    expect(await admin.announcement.get({ id })).toMatchObject({ state: 'delivering', recipientCount: 2000 })
    await deliveryJob(deliveries).run(null, {
      signal: new AbortController().signal,
      isRetry: true,
      isLastTry: false,
    })
    const { all } = await repository.countUsers()
    expect(await messagesOf(id)).toBe(all)
    expect(await admin.announcement.get({ id })).toMatchObject({ state: 'delivered', recipientCount: all })
  })
})
