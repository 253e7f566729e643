import { randomUUID } from 'node:crypto'
import { Code } from '@app/contract/common/envelope'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBank, createQuestion } from '../../../testing/factories.ts'
import { refusal } from '../../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/test-app.ts'

/** Tables that name a user but hold the site's work, not what is theirs: they are left behind with the account, too. */
const WORK_TABLES = [
  'question_import',
  'question_revision',
  'knowledge_point_revision',
  'interview_question_revision',
  // Saved for all admins.
  'saved_filter',
  // Names the admin who handles it.
  'report_case',
  // Belongs to whoever was told; what the user did themselves is exported where it is kept.
  'message_actor',
]

describe('导出我的数据', () => {
  let t: TestApp
  let questionIds: number[]
  beforeAll(async () => {
    t = await startTestApp()
    const bankId = await createBank(t.database)
    questionIds = []
    for (let n = 0; n < 120; n += 1) questionIds.push(await createQuestion(t.database, { bankId }))
  })
  afterAll(() => t.close())

  async function exportOf({ api }: SignedIn) {
    let total = 0
    const parts: Record<string, Record<string, unknown>[]> = {}
    for await (const event of await api.userExport.stream({})) {
      if (event.event === 'total') total = event.data.rows
      else parts[event.data.part] = [...(parts[event.data.part] ?? []), ...event.data.rows]
    }
    return { total, parts }
  }

  test('每张记着用户的表都导得出来：新的模块忘不了', async () => {
    const { rows } = await sql<{ table: string }>`
      select distinct conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid = 'app_user'::regclass`.execute(t.database.kysely)
    const exported: string[] = t.services.userExport.tables()
    const personal = rows.map(({ table }) => table).filter((table) => !WORK_TABLES.includes(table))
    expect(personal.filter((table) => !exported.includes(table))).toEqual([])
    expect(personal).not.toEqual([])
  })

  test('我写的、做的都在里面，别人的不在，密码与令牌也不在', async () => {
    const [me, other] = [await t.signIn(), await t.signIn()]
    await me.api.userProfile.update({ bio: '我的简介' })
    for (const questionId of questionIds) await me.api.favourite.add({ questionId })
    const [questionId = 0] = questionIds
    await me.api.review.rate({ questionId, rating: 3 })
    await me.api.note.update({ questionId, content: '我的笔记', baseTime: null })
    const commented = { targetType: 'question', targetId: questionId } as const
    const { id } = await me.api.comment.add({ ...commented, content: '我的评论', key: randomUUID() })
    const others = await other.api.comment.add({ ...commented, content: '别人的评论', key: randomUUID() })
    await me.api.comment.like({ id: others.id })
    const conversationId = await me.api.aiConversation.add({ title: '我的对话' })
    await other.api.note.update({ questionId, content: '别人的笔记', baseTime: null })
    await other.api.aiConversation.add({ title: '别人的对话' })

    const { total, parts } = await exportOf(me)
    expect(Object.values(parts).flat()).toHaveLength(total)
    expect(parts.account).toMatchObject([{ id: me.id, email: me.email, bio: '我的简介' }])
    expect(parts.comments).toMatchObject([{ id, content: '我的评论' }])
    expect(parts.commentLikes).toMatchObject([{ commentId: others.id }])
    expect(parts.favourites?.map((row) => row.questionId)).toEqual(questionIds)
    expect(parts.notes).toMatchObject([
      { questionId, questionTitle: expect.any(String), content: '我的笔记' },
    ])
    expect(parts.ratings).toMatchObject([{ questionId, rating: 3, createTime: expect.stringMatching(/Z$/) }])
    expect(parts.conversations).toMatchObject([{ id: conversationId, title: '我的对话' }])
    expect(parts.messages).toEqual([])
    expect(parts.sessions).toHaveLength(1)
    const text = JSON.stringify(parts)
    expect(text).not.toContain('别人')
    expect(text).not.toContain('argon2')
    expect(text).not.toMatch(/token/i)
  })

  test('登录了一阵的：先证明是本人', async () => {
    const user = await t.signIn()
    await t.database.kysely
      .updateTable('user_session')
      .set({ confirm_time: new Date(Date.now() - 11 * 60_000) })
      .where('user_id', '=', user.id)
      .execute()
    expect((await refusal(user.api.userExport.stream({}))).data).toEqual({ confirm: true })
    await user.api.userSession.confirm({ password: 'correct horse 1' })
    expect((await exportOf(user)).total).toBeGreaterThan(0)
  })

  test('访客不能导出', async () => {
    const stream = async () => {
      for await (const _ of await t.guest.userExport.stream({})) break
    }
    expect((await refusal(stream())).code).toBe(Code.notLoggedIn)
  })

  test('其他设备一起退出，这一个不退', async () => {
    const me = await t.signIn()
    const again = t.apiOf(await t.guest.user.login({ email: me.email, password: 'correct horse 1' }))
    expect(await me.api.userSession.list()).toHaveLength(2)
    await again.userSession.deleteOthers()
    expect(await again.userSession.list()).toMatchObject([{ isCurrent: true }])
    expect((await refusal(me.api.user.my())).code).toBe(Code.notLoggedIn)
  })
})
