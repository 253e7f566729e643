import { Code } from '@app/contract/common/envelope'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '../../platform/http/actor.ts'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const DAY = 86_400_000

describe('操作记录', () => {
  let t: TestApp
  let api: TestApp['guest']
  let actor: Actor
  beforeAll(async () => {
    t = await startTestApp()
    api = t.apiOf(await t.signInAdmin())
    const { id, userRole } = await api.user.my()
    actor = { id, userRole, sessionId: 1, address: '203.0.113.7', userAgent: 'Firefox' }
  })
  afterAll(() => t.close())

  const record = (name: string) =>
    t.services.audit.record(t.database.kysely, actor, {
      action: 'user.update',
      target: { id: 42, name },
      before: { username: '旧名', userRole: 'user' },
      after: { username: name, userRole: 'user' },
    })

  test('一次操作留下谁、何时、从哪里、对什么、改动前后', async () => {
    await record('新名')
    const { records, total } = await api.auditLog.page({})
    expect(total).toBe(1)
    const [entry] = records
    expect(entry).toMatchObject({
      actorId: actor.id,
      actorName: 'admin',
      action: 'user.update',
      targetType: 'user',
      targetId: 42,
      targetName: '新名',
      ip: '203.0.113.7',
      userAgent: 'Firefox',
    })
    expect(Math.abs(Date.parse(entry?.createTime ?? '') - Date.now())).toBeLessThan(DAY)
    expect(await api.auditLog.get({ id: entry?.id ?? 0 })).toEqual({
      ...entry,
      before: { username: '旧名' },
      after: { username: '新名' },
    })
  })

  test('操作没有成，记录也不留', async () => {
    const { total } = await api.auditLog.page({})
    const act = t.database.kysely.transaction().execute(async (trx) => {
      await t.services.audit.record(trx, actor, { action: 'user.delete', target: { id: 42, name: '新名' } })
      throw new Error('the act fails')
    })
    await expect(act).rejects.toThrow('the act fails')
    expect((await api.auditLog.page({})).total).toBe(total)
  })

  test('一百个操作一条语句记下，各占一条', async () => {
    const before = (await api.auditLog.page({})).total
    const acts = Array.from({ length: 100 }, (_, index) => ({
      action: 'announcement.delete' as const,
      target: { id: index + 1, name: `公告${index}` },
    }))
    await t.services.audit.recordAll(t.database.kysely, actor, acts)
    expect((await api.auditLog.page({})).total).toBe(before + 100)
  })

  test('按操作者、动作、对象与时间筛选，新的在前，也能倒过来', async () => {
    await record('最后一个')
    const { records } = await api.auditLog.page({ action: 'user.update' })
    expect(records.map(({ targetName }) => targetName)).toEqual(['最后一个', '新名'])
    const oldest = await api.auditLog.page({ action: 'user.update', sortOrder: 'ascend' })
    expect(oldest.records.map(({ targetName }) => targetName)).toEqual(['新名', '最后一个'])
    const total = async (filter: Parameters<typeof api.auditLog.page>[0]) =>
      (await api.auditLog.page(filter)).total
    expect(await total({ targetType: 'announcement' })).toBe(100)
    expect(await total({ targetType: 'announcement', targetId: 7 })).toBe(1)
    expect(await total({ actorId: actor.id })).toBe(102)
    expect(await total({ actorId: actor.id + 1 })).toBe(0)
    expect(await total({ createTimeFrom: new Date(Date.now() - DAY).toISOString() })).toBe(102)
    expect(await total({ createTimeTo: new Date(Date.now() - DAY).toISOString() })).toBe(0)
    const ids = records.map(({ id }) => id)
    expect((await api.auditLog.page({ ids })).records.map(({ id }) => id)).toEqual(ids)
  })

  test('供导出的一页带改动前后的内容，与单独看的一样', async () => {
    const { records, total } = await api.auditLog.details({ targetType: 'user' })
    expect(total).toBe((await api.auditLog.page({ targetType: 'user' })).total)
    const [first] = records
    expect(first).toEqual(await api.auditLog.get({ id: first?.id ?? 0 }))
    expect(first?.after).not.toBeNull()
  })

  test('谁也改不了、删不掉一条记录', async () => {
    for (const statement of [
      sql`update audit_log set actor_name = 'x'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
    ])
      await expect(statement.execute(t.database.kysely)).rejects.toThrow('audit_log is append-only')
  })

  test('过了期的记录删掉，没有过期的还在，之后照样谁也删不掉', async () => {
    const { total } = await api.auditLog.page({})
    await sql`insert into audit_log (create_time, actor_id, actor_name, action, target_type, ip, user_agent)
      select now() - make_interval(days => age), 1, 'admin', 'user.ban', 'user', '', '' from unnest(array[29, 31]) as age`.execute(
      t.database.kysely,
    )
    await t.services.audit.purge(30)
    expect((await api.auditLog.page({})).total).toBe(total + 1)
    await expect(sql`delete from audit_log`.execute(t.database.kysely)).rejects.toThrow('append-only')
  })

  test('没有的记录：40400', async () => {
    expect((await refusal(api.auditLog.get({ id: 999_999 }))).code).toBe(Code.notFound)
  })

  test('没有的动作：40000', async () => {
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/audit-log/page',
      headers: { authorization: await t.signInAdmin() },
      payload: { action: 'user.praise' },
    })
    expect(answer.json().code).toBe(Code.badParameters)
  })
})
