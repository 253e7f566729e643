import { Code } from '@app/contract/common/envelope'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('AI对话', () => {
  let t: TestApp
  let owner: SignedIn
  beforeAll(async () => {
    t = await startTestApp()
    owner = await t.signIn()
  })
  afterAll(() => t.close())

  const add = (title = '新对话') => owner.api.aiConversation.add({ title })
  const messagesOf = async (id: number) => (await owner.api.aiConversation.get({ id })).messageList

  test('新建、改名、取得、列出、删除', async () => {
    const id = await add()
    await owner.api.aiConversation.update({ id, title: ' 线程池 ' })
    expect(await owner.api.aiConversation.get({ id })).toMatchObject({ id, title: '线程池', messageList: [] })
    expect((await owner.api.aiConversation.list({})).map((row) => row.id)).toContain(id)
    await owner.api.aiConversation.delete({ id })
    expect((await refusal(owner.api.aiConversation.get({ id }))).code).toBe(Code.notFound)
    expect((await refusal(owner.api.aiConversation.delete({ id }))).code).toBe(Code.notFound)
  })

  test('消息按编号排列，连同谁说的与何时', async () => {
    const conversationId = await add()
    const question = await owner.api.aiMessage.add({ conversationId, messageText: '什么是AOF？', sender: 0 })
    const reply = await owner.api.aiMessage.add({ conversationId, messageText: '追加日志。', sender: 1 })
    expect(await messagesOf(conversationId)).toMatchObject([
      { id: question, conversationId, sender: 0, messageText: '什么是AOF？', status: 'complete' },
      { id: reply, conversationId, sender: 1, messageText: '追加日志。', eventId: `${reply}-0-5` },
    ])
  })

  test('同一次保存重发，不会有第二份；说过别的之后再说同样的话，是新的一条', async () => {
    const conversationId = await add()
    const say = (messageText: string, sender: 0 | 1) =>
      owner.api.aiMessage.add({ conversationId, messageText, sender })
    const [first, again] = [await say('继续', 0), await say('继续', 0)]
    const [reply, replyAgain] = [await say('好的', 1), await say('好的', 1)]
    expect([again, replyAgain]).toEqual([first, reply])
    expect(await say('继续', 0)).not.toBe(first)
    expect(await messagesOf(conversationId)).toHaveLength(3)
  })

  test('别人的对话，管理员也看不到、改不了、写不进', async () => {
    const id = await add('秘密')
    const messageId = await owner.api.aiMessage.add({ conversationId: id, messageText: '回复', sender: 1 })
    for (const { aiConversation, aiMessage } of [(await t.signIn()).api, t.apiOf(await t.signInAdmin())]) {
      const attempts = [
        aiConversation.get({ id }),
        aiConversation.update({ id, title: '被改' }),
        aiConversation.delete({ id }),
        aiMessage.add({ conversationId: id, messageText: '插话', sender: 0 }),
        aiMessage.add({ conversationId: id, messageText: '插话', sender: 1, messageId }),
        aiMessage.rate({ id: messageId, isHelpful: false }),
      ]
      const codes = (await Promise.all(attempts.map(refusal))).map(({ code }) => code)
      expect(codes).toEqual(attempts.map(() => Code.notFound))
      expect(await aiConversation.list({ keyword: '秘密' })).toEqual([])
    }
    expect(await owner.api.aiConversation.get({ id })).toMatchObject({
      title: '秘密',
      messageList: [{ messageText: '回复', isHelpful: null }],
    })
  })

  test('回复可以标记有没有帮助，也可以撤回；问题不行', async () => {
    const conversationId = await add()
    const question = await owner.api.aiMessage.add({ conversationId, messageText: '问', sender: 0 })
    const reply = await owner.api.aiMessage.add({ conversationId, messageText: '答', sender: 1 })
    for (const isHelpful of [true, false, null]) {
      await owner.api.aiMessage.rate({ id: reply, isHelpful })
      expect((await messagesOf(conversationId))[1]?.isHelpful).toBe(isHelpful)
    }
    const refused = await refusal(owner.api.aiMessage.rate({ id: question, isHelpful: true }))
    expect(refused.code).toBe(Code.notFound)
  })

  test('按标题与消息里的文字查找，通配符只是文字；一页一页往前', async () => {
    const { api } = await t.signIn()
    const ids = []
    for (const title of ['Redis', '100%对', '100分']) ids.push(await api.aiConversation.add({ title }))
    await api.aiMessage.add({ conversationId: ids[2] ?? 0, messageText: '缓存_雪崩', sender: 0 })
    const found = async (keyword: string) =>
      (await api.aiConversation.list({ keyword })).map(({ title }) => title)
    expect(await found('redis')).toEqual(['Redis'])
    expect(await found('0%')).toEqual(['100%对'])
    expect(await found('存_雪')).toEqual(['100分'])
    expect(await found(' ')).toEqual(['100分', '100%对', 'Redis'])
    const before = await api.aiConversation.list({ beforeId: ids[1] ?? 0 })
    expect(before.map(({ title }) => title)).toEqual(['Redis'])
  })

  test('列表一次至多一百个，从新到旧', async () => {
    const { api, id } = await t.signIn()
    await t.database.kysely
      .insertInto('ai_conversation')
      .values(Array.from({ length: 105 }, (_, place) => ({ user_id: id, title: `第${place}个` })))
      .execute()
    const titles = (await api.aiConversation.list({})).map(({ title }) => title)
    expect([titles.length, titles[0], titles.at(-1)]).toEqual([100, '第104个', '第5个'])
  })

  test('提问超过8000个字符、空的消息：40000，什么也没存', async () => {
    const conversationId = await add()
    const long = await refusal(
      owner.api.aiMessage.add({ conversationId, messageText: '字'.repeat(8001), sender: 0 }),
    )
    expect([long.code, long.fieldErrors]).toEqual([
      Code.badParameters,
      [{ path: 'messageText', message: '一次最多提问8000个字符' }],
    ])
    const empty = await refusal(owner.api.aiMessage.add({ conversationId, messageText: '', sender: 1 }))
    expect(empty.fieldErrors).toEqual([{ path: 'messageText', message: '此项必填' }])
    expect(await messagesOf(conversationId)).toEqual([])
    await owner.api.aiMessage.add({ conversationId, messageText: '字'.repeat(8000), sender: 0 })
    await owner.api.aiMessage.add({ conversationId, messageText: '字'.repeat(8001), sender: 1 })
  })
})
