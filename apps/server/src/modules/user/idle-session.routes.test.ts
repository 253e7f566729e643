import { Code } from '@app/contract/common/envelope'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

describe('闲置超时', () => {
  let t: TestApp
  /** Another server of the same site, without the setting. */
  let lasting: TestApp
  beforeAll(async () => {
    lasting = await startTestApp()
    t = await startTestApp({ database: lasting.database, sessionIdleHours: 2 })
  })
  afterAll(async () => {
    await t.close()
    await lasting.close()
  })

  const rest = async (id: number, minutes: number) => {
    await sql`update user_session set last_seen_time = now() - make_interval(mins => ${minutes}) where user_id = ${id}`.execute(
      t.database.kysely,
    )
    for (const { services } of [t, lasting]) services.sessions.forgetTrusted()
  }
  const lastSeen = async (id: number) => {
    const { last_seen_time } = await t.database.kysely
      .selectFrom('user_session')
      .select('last_seen_time')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    return Date.now() - last_seen_time.getTime()
  }

  test('没用满两小时还在，过了就没有了；没有这个设置的照旧', async () => {
    const { id, token } = await t.signIn()
    await rest(id, 119)
    expect(await t.apiOf(token).user.my()).toMatchObject({ id })
    expect(await lastSeen(id)).toBeLessThan(60 * 60_000)
    await rest(id, 121)
    expect((await refusal(t.apiOf(token).user.my())).code).toBe(Code.notLoggedIn)
    expect(await lasting.apiOf(token).user.my()).toMatchObject({ id })
  })

  test('五分钟之内的使用不重复写', async () => {
    const { id, token } = await t.signIn()
    await rest(id, 4)
    await t.apiOf(token).user.my()
    expect(await lastSeen(id)).toBeGreaterThan(3 * 60_000)
  })

  test('打开着的页面自己问的不算使用', async () => {
    const { id, token } = await t.signIn()
    await rest(id, 60)
    const stream = await t.app.inject({
      method: 'GET',
      url: '/api/message/stream',
      headers: { authorization: token },
      payloadAsStream: true,
    })
    expect(stream.headers['content-type']).toContain('text/event-stream')
    stream.stream().destroy()
    expect(await lastSeen(id)).toBeGreaterThan(59 * 60_000)
  })

  test('过了的不在设备里，每小时清掉', async () => {
    const { id, email } = await t.signIn()
    await rest(id, 121)
    const again = t.apiOf(await t.guest.user.login({ email, password: 'correct horse 1' }))
    expect(await again.userSession.list()).toHaveLength(1)
    await t.services.sessions.purge()
    const rows = await t.database.kysely
      .selectFrom('user_session')
      .select('id')
      .where('user_id', '=', id)
      .execute()
    expect(rows).toHaveLength(1)
  })
})
