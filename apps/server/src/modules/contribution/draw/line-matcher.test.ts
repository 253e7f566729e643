import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBank, createQuestion } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const TITLES = {
  MySQL: [
    'Buffer Pool是怎么管理页的？为什么不用普通的LRU？',
    '事务有哪四种隔离级别？MySQL默认是哪一种？',
    'MVCC是怎么实现的？ReadView怎么判断一个版本是否可见？',
    '聚簇索引和二级索引有什么区别？什么是回表？',
  ],
  Java基础与集合: [
    '有序的Map有哪些？怎么用LinkedHashMap实现LRU缓存？',
    'HashMap的put经过哪些步骤？何时扩容，何时树化？',
  ],
  JVM: ['什么是双亲委派？为什么要打破它，怎么打破？'],
  Go: ['Go的map底层是怎么实现的？', 'Go的数组和切片有什么区别？'],
  系统设计: ['大文件上传怎么做断点续传和秒传？'],
}

describe('面经里的行', () => {
  let t: TestApp
  let draw: (text: string, role?: string) => Promise<{ title: string; verdict: string; best: string[] }[]>
  beforeAll(async () => {
    t = await startTestApp()
    for (const [name, titles] of Object.entries(TITLES)) {
      const bankId = await createBank(t.database, { name })
      for (const title of titles) await createQuestion(t.database, { bankId, title })
    }
    const { api } = await t.signIn()
    draw = async (text, role = '') => {
      const { questions } = await api.contribution.draw({ text, role })
      return questions.map(({ title, verdict, matches }) => ({
        title,
        verdict,
        best: matches.map((match) => match.title),
      }))
    }
  })
  afterAll(() => t.close())

  test.each([
    ['双亲委派', '什么是双亲委派？为什么要打破它，怎么打破？'],
    ['MVCC', 'MVCC是怎么实现的？ReadView怎么判断一个版本是否可见？'],
    ['HashMap的put流程', 'HashMap的put经过哪些步骤？何时扩容，何时树化？'],
  ])('%s：没有编号，说到站里的题，就是题', async (line, title) => {
    const found = await draw(line)
    expect(found.map(({ best: [best] }) => best)).toEqual([title])
  })

  test('一行两样，是两道题', async () => {
    const found = await draw('隔离级别，MVCC')
    expect(found.map(({ verdict, best: [best] }) => [verdict, best?.slice(0, 6)])).toEqual([
      ['sure', '事务有哪四种'],
      ['sure', 'MVCC是怎'],
    ])
  })

  test('一行里整句就是一道题，其中的一个词不另算一题', async () => {
    const found = await draw('大文件上传 切片 断点续传')
    expect(found.map(({ verdict, best: [best] }) => [verdict, best])).toEqual([
      ['sure', '大文件上传怎么做断点续传和秒传？'],
    ])
  })

  test('手撕LRU：不确定是哪一题，给两题来选', async () => {
    const [found] = await draw('手撕LRU')
    expect([found?.verdict, found?.best.length]).toEqual(['unsure', 2])
  })

  test('岗位与别的行说出是哪个题库的', async () => {
    const first = async (text: string, role: string) => (await draw(text, role)).at(-1)?.best[0]
    expect(await first('手撕LRU', 'Java后端')).toContain('LinkedHashMap')
    expect(await first('MVCC\n回表\n事务隔离级别\n聚簇索引\n手撕LRU', '')).toContain('Buffer Pool')
  })

  test('与题无关的行不是题', async () => {
    expect(
      await draw(
        '自我介绍\n反问\n约一个小时\n面试官人很好\n全程没开摄像头\n许愿offer\n平时怎么学习的\n期望薪资多少',
      ),
    ).toEqual([])
  })
})
