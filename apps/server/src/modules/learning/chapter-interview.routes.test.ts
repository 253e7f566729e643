import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createBank,
  createInterviewBank,
  createInterviewQuestion,
  createQuestion,
} from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

describe('几条路线都有的一章', () => {
  let t: TestApp
  const ids: Record<string, number> = {}

  /** A chapter with a point that a question trains. */
  async function addChapter(name: string, paths: string[]): Promise<void> {
    const { kysely } = t.database
    const values = { slug: name, name, description: '', introduction: '', paths, sort_order: 1 }
    const { id: chapter_id } = await kysely
      .insertInto('chapter')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: point } = await kysely
      .insertInto('knowledge_point')
      .values({
        chapter_id,
        slug: name,
        title: name,
        summary: '',
        minutes: 8,
        content: '正文',
        status: 'published',
        sort_order: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const question_id = await createQuestion(t.database, { bankId: ids.bank ?? 0, title: name })
    await kysely
      .insertInto('knowledge_point_question')
      .values({ knowledge_point_id: point, question_id, sort_order: 1 })
      .execute()
    Object.assign(ids, { [name]: chapter_id, [`${name}的题`]: question_id })
  }

  async function addInterview(name: string, about: string[]): Promise<void> {
    const bankId = await createInterviewBank(t.database, { name })
    for (const chapter of about)
      await t.database.kysely
        .insertInto('interview_question_link')
        .values({
          interview_question_id: await createInterviewQuestion(t.database, { bankId }),
          question_id: ids[`${chapter}的题`] ?? 0,
          sort_order: 1,
        })
        .execute()
  }

  beforeAll(async () => {
    t = await startTestApp()
    ids.bank = await createBank(t.database)
    await addChapter('网络', ['Java后端', '前端'])
    await addChapter('JVM', ['Java后端'])
    await addChapter('浏览器', ['前端'])
    await addInterview('Java校招', ['网络', '网络', 'JVM'])
    await addInterview('前端校招', ['网络', '浏览器'])
  })
  afterAll(() => t.close())

  test.each([
    [undefined, 'Java校招'],
    ['Java后端', 'Java校招'],
    ['前端', '前端校招'],
  ])('在路线%s上，由%s来考', async (path, name) => {
    const chapter = await t.apiOf((await t.signIn()).token).chapter.get({ id: ids.网络 ?? 0, path })
    expect(chapter.interview).toMatchObject({ name })
  })
})
