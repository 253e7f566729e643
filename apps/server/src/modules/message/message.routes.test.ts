import { Code } from '@app/contract/common/envelope'
import { MESSAGE_KINDS, type MessageKind } from '@app/contract/message/values'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { settleJobs } from '../../testing/settle-jobs.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { NewMessage } from './new-message.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const send = (...messages: NewMessage[]) =>
  t.database.kysely.transaction().execute((trx) => t.services.messages.send(trx, messages))
const note = (userId: number, kind: MessageKind, subject = '标题'): NewMessage => ({
  userId,
  kind,
  event: 'interview.result',
  subject,
  excerpt: '摘录',
  values: { score: 76 },
  path: '/interview/result/1',
})
const until = () => new Date().toISOString()

describe('我的消息', () => {
  test('最近的在前，分页，各类的未读数', async () => {
    const [me, other] = [await t.signIn(), await t.signIn()]
    for (const [index, kind] of MESSAGE_KINDS.entries()) await send(note(me.id, kind, `第${index}条`))
    const first = await me.api.message.mine({ pageSize: 3 })
    expect(first.records.map(({ subject }) => subject)).toEqual(['第7条', '第6条', '第5条'])
    expect(first).toMatchObject({ total: 8, current: 1, pageSize: 3 })
    expect(first.unread).toEqual({
      all: 8,
      comment: 2,
      like: 1,
      mention: 1,
      study: 1,
      interview: 1,
      system: 2,
    })
    expect(first.records[0]).toMatchObject({
      kind: 'contribution',
      event: 'interview.result',
      values: { score: 76 },
      actors: [],
      actorCount: 0,
      excerpt: '摘录',
      path: '/interview/result/1',
      isRead: false,
    })
    const last = await me.api.message.mine({ pageSize: 3, current: 3 })
    expect(last.records.map(({ subject }) => subject)).toEqual(['第1条', '第0条'])
    expect(await other.api.message.mine({})).toMatchObject({
      records: [],
      total: 0,
      current: 1,
      pageSize: 20,
    })
    expect((await refusal(t.guest.message.mine({}))).code).toBe(Code.notLoggedIn)
  })

  test('按类、按种、按读没读筛选', async () => {
    const me = await t.signIn()
    await send(note(me.id, 'comment'), note(me.id, 'reply'), note(me.id, 'like'))
    const kinds = async (query: Parameters<typeof me.api.message.mine>[0]) =>
      (await me.api.message.mine(query)).records.map(({ kind }) => kind).sort()
    expect(await kinds({ tab: 'comment' })).toEqual(['comment', 'reply'])
    expect(await kinds({ kind: 'reply' })).toEqual(['reply'])
    expect(await kinds({ tab: 'comment', kind: 'like' })).toEqual([])
    await me.api.message.readAll({ tab: 'like', until: until() })
    expect(await kinds({ state: 'read' })).toEqual(['like'])
    expect(await kinds({ state: 'unread' })).toEqual(['comment', 'reply'])
  })

  test('坏的筛选与页码：40000，说在那一项', async () => {
    const { token } = await t.signIn()
    for (const [query, path] of [
      ['tab=x', 'tab'],
      ['kind=announcement', 'kind'],
      ['state=1', 'state'],
      ['current=0', 'current'],
      ['pageSize=101', 'pageSize'],
      ['more=1', 'more'],
    ]) {
      const { body } = await t.app.inject({
        url: `/api/message/me?${query}`,
        headers: { authorization: token },
      })
      expect(JSON.parse(body)).toMatchObject({ code: Code.badParameters, data: [{ path }] })
    }
  })

  test('折起来的：最后三个人，共几个；注销了的还算在内，没有名字', async () => {
    const me = await t.signIn()
    const actors: SignedIn[] = []
    for (let count = 0; count < 5; count += 1) actors.push(await t.signIn())
    for (const actor of actors)
      await send({ ...note(me.id, 'like'), event: 'like.comment', actorId: actor.id, fold: 'fold:1' })
    const [before] = (await me.api.message.mine({})).records
    expect(before?.actorCount).toBe(5)
    expect(before?.actors.map(({ id }) => id)).toEqual([4, 3, 2].map((index) => actors[index]?.id))
    const leaving = actors[4]
    await leaving?.api.user.delete({ id: leaving.id })
    const [after] = (await me.api.message.mine({})).records
    expect(after?.actors.map(({ id }) => id)).toEqual([3, 2, 1].map((index) => actors[index]?.id))
    expect(after?.actorCount).toBe(5)
  })
})

describe('读', () => {
  const received = async () => {
    const me = await t.signIn()
    await send(note(me.id, 'comment'), note(me.id, 'like'))
    const { records } = await me.api.message.mine({ tab: 'comment' })
    return { ...me, messageId: records[0]?.id ?? 0 }
  }

  test('标为已读，再来一次不是错；看详情不算读', async () => {
    const { api, messageId } = await received()
    expect(await api.message.detail({ id: messageId })).toMatchObject({ isRead: false, content: '' })
    await api.message.read({ id: messageId })
    await api.message.read({ id: messageId })
    expect(await api.message.detail({ id: messageId })).toMatchObject({ isRead: true })
    expect(await api.message.unreadCount()).toBe(1)
  })

  test('别人的、没有的：40400；访客：40100；都没有改动', async () => {
    const { api, messageId } = await received()
    const other = await t.signIn()
    for (const [reader, id, code] of [
      [other.api, messageId, Code.notFound],
      [api, 999_999, Code.notFound],
      [t.guest, messageId, Code.notLoggedIn],
    ] as const) {
      for (const act of ['detail', 'read', 'delete'] as const)
        expect((await refusal(reader.message[act]({ id }))).code).toBe(code)
    }
    expect(await api.message.unreadCount()).toBe(2)
  })

  test('一类全部标为已读，只动那一类，只动看到过的', async () => {
    const { api, id } = await received()
    const seen = (await api.message.mine({})).records[0]?.updateTime ?? ''
    await new Promise((resolve) => setTimeout(resolve, 5))
    await send(note(id, 'comment', '后来的'))
    expect(await api.message.readAll({ tab: 'comment', until: seen })).toBe(1)
    const { records, unread } = await api.message.mine({ state: 'unread' })
    expect(records.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['comment', '后来的'],
      ['like', '标题'],
    ])
    expect(unread).toMatchObject({ all: 2, comment: 1, like: 1 })
    expect(await api.message.readAll({ until: until() })).toBe(2)
    expect(await api.message.readAll({ until: until() })).toBe(0)
  })

  test('别人的全部标为已读，我的不变；坏的时刻：40000', async () => {
    const { api } = await received()
    const other = await t.signIn()
    await other.api.message.readAll({ until: until() })
    expect(await api.message.unreadCount()).toBe(2)
    const error = await refusal(api.message.readAll({ until: '昨天' }))
    expect([error.code, error.fieldErrors[0]?.path]).toEqual([Code.badParameters, 'until'])
  })

  test('删除', async () => {
    const { api, messageId } = await received()
    await api.message.delete({ id: messageId })
    expect((await refusal(api.message.detail({ id: messageId }))).code).toBe(Code.notFound)
    expect(await api.message.unreadCount()).toBe(1)
  })
})

test('怎样知道只属于自己，没有写的种类不变；不寄邮件的站不能选邮件', async () => {
  const mailing = await startTestApp({ database: t.database, smtpUrl: 'smtp://127.0.0.1:9' })
  const [{ api, token }, { api: other }] = [await t.signIn(), await t.signIn()]
  const { message } = mailing.apiOf(token)
  const { canMail, ...before } = await message.preferences({})
  expect([canMail, ...new Set(Object.values(before))]).toEqual([true, 'site'])
  await message.updatePreferences({ like: 'none', system: 'mail' })
  await message.updatePreferences({ like: 'mail' })
  expect(await message.preferences({})).toEqual({ ...before, canMail, like: 'mail', system: 'mail' })
  expect(await other.message.preferences({})).toEqual({ ...before, canMail: false })
  const { code, fieldErrors } = await refusal(api.message.updatePreferences({ reply: 'mail', like: 'none' }))
  expect([code, fieldErrors]).toEqual([Code.badParameters, [{ path: 'reply', message: '本站没有开通邮件' }]])
  expect((await message.preferences({})).like).toBe('mail')
  expect((await refusal(t.guest.message.preferences({}))).code).toBe(Code.notLoggedIn)
  await mailing.close()
})

test('公告：不想收的收不到，别人收到，详情里有全文', async () => {
  const [{ api }, { api: other }] = [await t.signIn(), await t.signIn()]
  await api.message.updatePreferences({ system: 'none' })
  const admin = t.apiOf(await t.signInAdmin())
  const id = await admin.announcement.add({ title: '维护', content: '周末**停机**', audience: 'all' })
  const { version } = await admin.announcement.get({ id })
  await admin.announcement.publish({ id, version })
  await settleJobs(t.database)
  expect(await api.message.unreadCount()).toBe(0)
  const [message] = (await other.message.mine({})).records
  expect(message).toMatchObject({
    event: 'announcement',
    subject: '维护',
    path: `/message?id=${message?.id}`,
  })
  expect(await other.message.detail({ id: message?.id ?? 0 })).toMatchObject({ content: '周末**停机**' })
})

test('一年以前的清理掉', async () => {
  const me = await t.signIn()
  await send(note(me.id, 'like', '旧的'), note(me.id, 'like', '新的'))
  await t.database.kysely
    .updateTable('message')
    .set({ update_time: new Date(Date.now() - 366 * 86_400_000) })
    .where('subject', '=', '旧的')
    .execute()
  await t.services.messages.purge()
  expect((await me.api.message.mine({})).records.map(({ subject }) => subject)).toEqual(['新的'])
})

describe('未读消息的流', () => {
  const listen = async (api: SignedIn['api']) => {
    const told: { count: number; newest: string | undefined }[] = []
    const leaving = new AbortController()
    const events = await api.message.stream({}, { signal: leaving.signal })
    const ended = (async () => {
      for await (const { data } of events) told.push({ count: data.count, newest: data.newest?.kind })
    })().catch(() => 'left')
    return { told, ended, leave: () => leaving.abort() }
  }

  test('连上就说，变了再说，没变的不说；另一台服务器上的写入也说', async () => {
    const me = await t.signIn()
    const second = await startTestApp({ database: t.database })
    const here = await listen(me.api)
    const there = await listen(second.apiOf(me.token))
    const both = [here, there]
    const said = async (count: number, newest?: MessageKind) => {
      for (const { told } of both) await vi.waitFor(() => expect(told.at(-1)).toEqual({ count, newest }))
    }
    await said(0)
    await send(note(me.id, 'like'))
    await said(1, 'like')
    await second.database.kysely
      .transaction()
      .execute((trx) => second.services.messages.send(trx, [note(me.id, 'reply')]))
    await said(2, 'reply')
    await me.api.message.readAll({ tab: 'comment', until: until() })
    await said(1, 'like')
    await send(note((await t.signIn()).id, 'like'))
    await me.api.message.readAll({ until: until() })
    await said(0)
    expect(both.map(({ told }) => told.map(({ count }) => count))).toEqual([
      [0, 1, 2, 1, 0],
      [0, 1, 2, 1, 0],
    ])
    here.leave()
    expect(await here.ended).toBe('left')
    await second.close()
    // The end of a server that stops is the stream's own.
    expect(await there.ended).toBeUndefined()
  })

  test('访客：40100', async () => {
    expect((await refusal(t.guest.message.stream({}))).code).toBe(Code.notLoggedIn)
  })
})
