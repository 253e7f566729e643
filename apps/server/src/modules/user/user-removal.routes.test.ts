import { randomUUID } from 'node:crypto'
import { Code } from '@app/contract/common/envelope'
import type { DiscussionText } from '@app/contract/discussion/schemas'
import { DEFAULT_STUDY_SETTINGS } from '@app/contract/review/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { digitsOf } from '../../testing/digits-of.ts'
import {
  createBank,
  createInterviewBank,
  createInterviewQuestion,
  createQuestion,
  DOUBLE,
} from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts'

const PASSWORD = 'correct horse 1'

/** Tables whose rows outlive the account of their user: what others read or go on working with. */
const KEPT_TABLES = [
  'discussion',
  'report_case',
  'question_import',
  'question_revision',
  'knowledge_point_revision',
  'interview_question_revision',
  'interview_objection',
  'interview_rescore',
  'saved_filter',
  // What others have read and answered stays, without a name.
  'comment',
  'contribution',
]

describe('注销账号', () => {
  let t: TestApp
  let admin: TestApp['guest']
  let questionId: number
  let interviewBankId: number
  let pointId: number
  let recallQuestionId: number
  /** Somebody who is told what others do. */
  let readerId: number
  beforeAll(async () => {
    t = await startTestApp()
    admin = t.apiOf(await t.signInAdmin())
    readerId = (await t.signIn()).id
    questionId = await createQuestion(t.database, { bankId: await createBank(t.database) })
    interviewBankId = await createInterviewBank(t.database)
    for (let n = 0; n < 5; n += 1) await createInterviewQuestion(t.database, { bankId: interviewBankId })
    const add = async (table: 'chapter' | 'knowledge_point' | 'recall_question', values: object) => {
      const { rows } = await sql<{ id: number }>`
        insert into ${sql.table(table)} (${sql.join(Object.keys(values).map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(values))}) returning id`.execute(t.database.kysely)
      return rows[0]?.id ?? 0
    }
    const common = { slug: 'a', sort_order: 1 }
    const chapter = await add('chapter', { ...common, name: '章', description: '', introduction: '' })
    const point = { chapter_id: chapter, title: '点', summary: '', minutes: 8, content: '正文' }
    pointId = await add('knowledge_point', { ...common, ...point, status: 'published' })
    const recall = { knowledge_point_id: pointId, question: '问？', answer: '答。' }
    recallQuestionId = await add('recall_question', { ...common, ...recall })
  })
  afterAll(() => t.close())

  /** Every table with a column that names a user → how many of its rows name this one. */
  const rowsOf = async (id: number) => {
    const { rows } = await sql<{ table: string; column: string }>`
      select c.conrelid::regclass::text as table, a.attname as column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'app_user'::regclass order by 1`.execute(t.database.kysely)
    const counts: [string, number][] = []
    for (const { table, column } of rows) {
      if (KEPT_TABLES.includes(table)) continue
      const { rows: found } = await sql<{ count: number }>`
        select count(*) from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(t.database.kysely)
      counts.push([table, found[0]?.count ?? 0])
    }
    return counts
  }
  const leaveForumTraces = async ({ id, api }: Pick<SignedIn, 'id' | 'api'>) => {
    const words = { title: '我的帖子', content: '内容', tags: [], interview: null }
    const text: DiscussionText = { category: 'help', ...words }
    const own = await api.discussion.add({ ...text, key: randomUUID() })
    await api.discussion.invite({ id: own, userId: readerId })
    const draft = { discussionId: null, text, baseVersion: null, baseTime: null }
    await api.discussionDraft.save(draft)
    const others = await admin.discussion.add({ ...text, key: randomUUID() })
    await api.discussion.get({ id: others })
    await api.discussionLike.add({ discussionId: others })
    await api.discussion.favourite({ id: others })
    await api.discussion.watch({ id: others })
    await api.discussion.watchTag({ tag: '标签' })
    await admin.discussion.invite({ id: others, userId: id })
    const report = { targetType: 'discussion', targetId: others, reason: 'abuse' } as const
    await api.report.add(report)
  }
  const leaveTraces = async ({ id, api }: SignedIn) => {
    const { secret } = await api.userSecondFactor.begin()
    await api.userSecondFactor.enable({ code: digitsOf(secret) })
    await api.question.get({ id: questionId })
    await api.search.page({ q: '问题' })
    await t.services.visits.flush()
    await api.review.rate({ questionId, rating: 3 })
    await api.questionAnswer.save({ questionId, answer: '我的回答', checks: [] })
    await api.review.updateSettings(DEFAULT_STUDY_SETTINGS)
    await api.cardDeck.open({ filter: {} })
    await api.paper.add({ filter: {}, questionCount: 1, minutes: 5 })
    const session = await api.interviewSession.add({
      bankId: interviewBankId,
      questionCount: 5,
      level: 'campus',
      minutes: null,
    })
    await api.interviewSession.answer({ id: session, step: 0, content: '不知道' })
    await api.interviewSession.end({ id: session, step: 1 })
    await api.plan.update({ interviewDay: new Date(Date.now() + 86_400_000 * 9).toISOString().slice(0, 10) })
    await api.message.updatePreferences({ like: 'none' })
    await api.favourite.add({ questionId })
    const { kysely } = t.database
    await kysely
      .insertInto('user_invitation')
      .values({ user_id: id, token_hash: Buffer.from(`link ${id}`), end_time: new Date() })
      .execute()
    await kysely.insertInto('review_reminder').values({ user_id: id, day: '2026-11-23' }).execute()
    await kysely
      .insertInto('message_digest')
      .values({ user_id: id, token: `token ${id}` })
      .execute()
    await api.knowledgePoint.learn({ id: pointId, isLearned: true })
    await api.review.rateRecall({ recallQuestionId, rating: 3 })
    const card = await t.database.kysely
      .selectFrom('review_card')
      .select(['id', 'version'])
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    await api.review.bury({ cardId: card.id, version: card.version, stepId: randomUUID() })
    await api.note.updateOfPoint({ knowledgePointId: pointId, content: '我的笔记', baseTime: null })
    await api.questionEncounter.add({ questionId })
    const programId = await createQuestion(t.database, {
      bankId: await createBank(t.database),
      program: DOUBLE,
    })
    const code = { questionId: programId, language: 'javascript', code: 'const double = (n) => n' } as const
    await api.codeDraft.update({ ...code, baseTime: null })
    const counts = { passed: 0, total: 2, milliseconds: 3 }
    await api.codeAttempt.add({ key: randomUUID(), ...code, outcome: 'failed', ...counts })
    await api.comment.add({
      targetType: 'question',
      targetId: questionId,
      content: '我的评论',
      key: randomUUID(),
    })
    const others = await admin.comment.add({
      targetType: 'question',
      targetId: questionId,
      content: '别人的评论',
      key: randomUUID(),
    })
    await api.comment.like({ id: others.id })
    await api.contribution.report({ key: randomUUID(), questionId, reason: '有误' })
    await t.database.kysely
      .insertInto('question_contributor')
      .values({ question_id: questionId, user_id: id, count: 1 })
      .execute()
    await api.note.update({ questionId, content: '我的笔记', baseTime: null })
    await api.aiConversation.add({ title: '我的对话' })
    await leaveForumTraces({ id, api })
    await t.database.kysely.transaction().execute((trx) =>
      t.services.messages.send(trx, [
        { userId: id, kind: 'system', event: 'announcement', subject: '欢迎', path: '' },
        {
          userId: readerId,
          kind: 'like',
          event: 'like.comment',
          actorId: id,
          subject: '帖子',
          path: '/',
          fold: 'like:1',
        },
      ]),
    )
  }

  test.each(['自己', '管理员'])('由%s：每张表里这个人的东西都没有了，只剩一个没有名字的账号', async (who) => {
    const user = await t.signIn()
    await leaveTraces(user)
    expect((await rowsOf(user.id)).filter(([, count]) => count === 0)).toEqual([])
    await (who === '自己' ? user.api : admin).user.delete({ id: user.id })
    expect((await rowsOf(user.id)).filter(([, count]) => count > 0)).toEqual([])
    expect(await admin.user.get({ id: user.id })).toMatchObject({
      state: 'deleted',
      username: '',
      email: '',
      avatarUrl: null,
    })
    expect((await refusal(user.api.user.my())).code).toBe(Code.notLoggedIn)
    await refusal(t.guest.user.login({ email: user.email, password: PASSWORD }))
  })

  test('注销的同时还在路上的调用，注销之后才存下的东西，由每小时的清理删去', async () => {
    const { id, api } = await t.signIn()
    await api.user.delete({ id })
    await t.database.kysely
      .insertInto('message')
      .values({ user_id: id, kind: 'system', event: 'announcement', subject: '迟到的' })
      .execute()
    await t.services.userRemoval.purge()
    expect((await rowsOf(id)).filter(([, count]) => count > 0)).toEqual([])
  })

  test('登录了一阵的：先用密码证明是本人；密码不对说在那一项', async () => {
    const { id, api } = await t.signIn()
    const grow = () =>
      t.database.kysely
        .updateTable('user_session')
        .set({ confirm_time: new Date(Date.now() - 11 * 60_000) })
        .execute()
    await grow()
    const refused = await refusal(api.user.delete({ id }))
    expect([refused.code, refused.data]).toEqual([Code.noPermission, { confirm: true }])
    const wrong = await refusal(api.userSession.confirm({ password: 'wrong password 1' }))
    expect([wrong.code, wrong.fieldErrors]).toEqual([
      Code.badParameters,
      [{ path: 'password', message: '密码不对' }],
    ])
    await api.userSession.confirm({ password: PASSWORD })
    const { id: other } = await t.signIn()
    await grow()
    const acts = [
      admin.user.setRole({ id: other, userRole: 'admin' }),
      admin.user.resetPassword({ id: other }),
      admin.user.delete({ id: other }),
    ]
    for (const { data } of await Promise.all(acts.map(refusal))) expect(data).toEqual({ confirm: true })
    await admin.userSession.confirm({ password: PASSWORD })
    await admin.user.setRole({ id: other, userRole: 'admin' })
    await api.userSession.confirm({ password: PASSWORD })
    await api.user.delete({ id })
  })

  test('邮箱与用户名可以再注册，是新的账号；几个注销的账号互不相碍', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { email, username, id, api } = await t.signIn()
      await api.user.delete({ id })
      await t.guest.user.register({ email, username, password: PASSWORD })
      const again = t.apiOf(await t.guest.user.login({ email, password: PASSWORD }))
      expect((await again.user.my()).id).not.toBe(id)
    }
  })

  test('列表里没有已注销的，要找时能找到；管理员做的留下记录', async () => {
    const { id, username } = await t.signIn()
    await admin.user.delete({ id })
    const listed = await admin.user.page({ pageSize: 100 })
    expect(listed.records.map((user) => user.id)).not.toContain(id)
    const deleted = await admin.user.page({ state: 'deleted', pageSize: 100 })
    expect(deleted.records.map((user) => user.id)).toContain(id)
    const [entry] = (await admin.auditLog.page({ action: 'user.delete', pageSize: 1 })).records
    expect(entry).toMatchObject({ targetId: id, targetName: username })
    expect((await refusal(admin.user.delete({ id }))).code).toBe(Code.notFound)
  })
})
