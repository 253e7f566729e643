import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Code } from '@app/contract/common/envelope'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createBank, createQuestion } from '../../../testing/factories.ts'
import { settleJobs } from '../../../testing/settle-jobs.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('编辑资料', () => {
  let t: TestApp
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'profile-'))
    t = await startTestApp({ dataDir })
  })
  afterAll(async () => {
    await t.close()
    await rm(dataDir, { recursive: true })
  })

  const picture = async (background: string) =>
    (
      await sharp({ create: { width: 90, height: 60, channels: 3, background } })
        .png()
        .toBuffer()
    ).toString('base64')
  const keptFiles = async () => {
    await settleJobs(t.database)
    return readdir(path.join(dataDir, 'files'))
  }

  test('写下的资料读回来一样；没写的不变', async () => {
    const { api } = await t.signIn()
    const links = [{ label: '博客', url: 'https://linjian.example.com/a?b=c#d' }]
    await api.userProfile.update({
      bio: '三年Java后端。\n喜欢画图。',
      targetRole: 'Java后端',
      company: '青梧',
      links,
    })
    await api.userProfile.update({ shownParts: ['target'] })
    expect(await api.userProfile.my()).toMatchObject({
      bio: '三年Java后端。\n喜欢画图。',
      targetRole: 'Java后端',
      company: '青梧',
      links,
      shownParts: ['target'],
      version: 3,
    })
  })

  test('错处说在各自的字段上，什么也没有改', async () => {
    const { api } = await t.signIn()
    const before = await api.userProfile.my()
    await expect(
      api.userProfile.update({
        bio: '字'.repeat(121),
        company: 'a\nb',
        links: [{ label: '代码', url: 'git.example.com/linjian' }],
      }),
    ).rejects.toMatchObject({
      code: Code.badParameters,
      fieldErrors: expect.arrayContaining([
        { path: 'bio', message: '最多120个字符' },
        { path: 'company', message: '只能写一行' },
        { path: 'links.0.url', message: '地址要以https://或http://开头' },
      ]),
    })
    await expect(
      api.userProfile.update({ links: [{ label: '', url: 'javascript:alert(1)' }] }),
    ).rejects.toMatchObject({ code: Code.badParameters })
    for (const url of ['http://javascript:alert(1)@x', 'https://github.com@evil.test'])
      await expect(api.userProfile.update({ links: [{ label: '', url }] })).rejects.toMatchObject({
        fieldErrors: [{ path: 'links.0.url' }],
      })
    await expect(api.userProfile.update({ username: 'a!', bio: '改了' })).rejects.toMatchObject({
      fieldErrors: [{ path: 'username' }],
    })
    expect(await api.userProfile.my()).toEqual(before)
  })

  test('用户名已被占用，说在用户名上；旧版本不盖掉新的', async () => {
    const [one, two] = [await t.signIn(), await t.signIn()]
    await expect(one.api.userProfile.update({ username: two.username })).rejects.toMatchObject({
      code: Code.conflict,
      fieldErrors: [{ path: 'username' }],
    })
    await one.api.userProfile.update({ bio: '新的', version: 1 })
    await expect(one.api.userProfile.update({ bio: '旧的', version: 1 })).rejects.toMatchObject({
      code: Code.conflict,
      data: { current: { bio: '新的', version: 2 } },
    })
  })

  test('头像传上去就换了，旧的文件随即删除，注销后也不留', async () => {
    const { api, id } = await t.signIn()
    const first = await api.userProfile.uploadAvatar({ image: await picture('red') })
    expect((await api.user.my()).avatarUrl).toBe(first.avatarUrl)
    const { avatarUrl } = await api.userProfile.uploadAvatar({ image: await picture('blue') })
    expect(await keptFiles()).toEqual([path.basename(avatarUrl)])

    const answer = await t.app.inject(avatarUrl)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await t.app.inject(first.avatarUrl)).statusCode).toBe(404)

    await api.user.delete({ id })
    expect(await keptFiles()).toEqual([])
  })

  test('换回原来那张，它还在', async () => {
    const { api } = await t.signIn()
    const [red, blue] = [await picture('red'), await picture('blue')]
    const { avatarUrl } = await api.userProfile.uploadAvatar({ image: red })
    await api.userProfile.uploadAvatar({ image: blue })
    await api.userProfile.uploadAvatar({ image: red })
    await settleJobs(t.database)
    expect((await api.user.my()).avatarUrl).toBe(avatarUrl)
    expect((await t.app.inject(avatarUrl)).statusCode).toBe(200)
    await api.user.update({ avatarUrl: null })
  })

  test('别人头像的地址写成自己的，换掉时不删别人的文件', async () => {
    const [one, two] = [await t.signIn(), await t.signIn()]
    const { avatarUrl } = await one.api.userProfile.uploadAvatar({ image: await picture('green') })
    await two.api.user.update({ avatarUrl })
    await two.api.user.update({ avatarUrl: null })
    await settleJobs(t.database)
    expect((await t.app.inject(avatarUrl)).statusCode).toBe(200)
  })

  test('不是图片、太大的，说在图片上，头像不变', async () => {
    const { api, token } = await t.signIn()
    const text = Buffer.from('<script>alert(1)</script>').toString('base64')
    await expect(api.userProfile.uploadAvatar({ image: text })).rejects.toMatchObject({
      code: Code.badParameters,
      fieldErrors: [{ path: 'image', message: '只支持jpeg、png与webp图片' }],
    })
    await expect(api.userProfile.uploadAvatar({ image: 'A'.repeat(2_900_000) })).rejects.toMatchObject({
      fieldErrors: [{ path: 'image', message: '图片不能超过2MB' }],
    })
    const huge = await t.app.inject({
      method: 'POST',
      url: '/api/user-profile/upload-avatar',
      headers: { authorization: token },
      payload: { image: 'A'.repeat(4_000_000) },
    })
    expect(huge.json().code).toBe(Code.tooLarge)
    expect((await api.user.my()).avatarUrl).toBeNull()
  })

  test('公开主页只有本人愿意公开的；没有这个人与已注销的都是404', async () => {
    const { api, id } = await t.signIn()
    const questionId = await createQuestion(t.database, { bankId: await createBank(t.database) })
    await api.review.rate({ questionId, rating: 4 })
    await api.userProfile.update({ bio: '大家好', targetRole: 'Java后端' })
    const hidden = await t.guest.userProfile.get({ id })
    expect(hidden).toMatchObject({ bio: '大家好', target: null, numbers: null, calendar: null, banks: null })
    expect(JSON.stringify(hidden)).not.toContain('Java后端')
    await api.userProfile.update({ shownParts: ['target', 'mastery'] })
    const shown = await t.guest.userProfile.get({ id })
    expect(shown).toMatchObject({ target: { role: 'Java后端', company: '' }, numbers: null, calendar: null })
    expect(shown.banks).toMatchObject([{ mastered: 1, total: 1 }])
    expect(shown).not.toHaveProperty('email')
    await api.user.delete({ id })
    for (const missing of [id, 999_999])
      await expect(t.guest.userProfile.get({ id: missing })).rejects.toMatchObject({ code: Code.notFound })
  })

  test('个人中心的数字与数据库一致；一年的数据至多查三次', async () => {
    const { api, id } = await t.signIn()
    const questionId = await createQuestion(t.database, { bankId: await createBank(t.database) })
    await api.review.rate({ questionId, rating: 3 })
    await t.database.kysely
      .insertInto('review_log')
      .values(
        Array.from({ length: 365 }, (_, back) => ({
          user_id: id,
          subject_id: questionId,
          rating: 3,
          day: sql<string>`current_date - ${back + 1}::int`,
        })),
      )
      .execute()
    const learning = await api.userProfile.learning()
    const { days, today } = learning.calendar
    expect(days.at(-1)?.day).toBe(today)
    expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(366)
    expect(learning).toMatchObject({
      numbers: { practised: 1, mastered: 1 },
      recentRatings: Array.from({ length: 10 }, () => ({ questionId })),
    })
    const queries = vi.spyOn(t.database.kysely.getExecutor(), 'executeQuery')
    await t.services.learnerProfiles.own(id)
    expect(queries.mock.calls.length).toBeGreaterThan(0)
    expect(queries.mock.calls.length).toBeLessThanOrEqual(3)
    queries.mockRestore()
  })

  test.each(['/files/..%2f..%2fetc%2fpasswd', '/files/%2e%2e/app.ts', `/files/1-${'0'.repeat(32)}.html`])(
    '%s不是文件',
    async (url) => {
      expect((await t.app.inject(url)).statusCode).toBe(404)
    },
  )
})
