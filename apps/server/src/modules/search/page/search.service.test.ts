import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createBank, createQuestion } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { RareWordsRepository } from '../rare-words/rare-words.repository.ts'
import { DocumentRepository } from './document.repository.ts'

describe('一次搜索查几次库', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await startTestApp()
    const bankId = await createBank(t.database, { name: '题库' })
    for (let nth = 1; nth <= 6; nth += 1)
      await createQuestion(t.database, { bankId, title: `Redis的持久化之${nth}` })
    await createQuestion(t.database, { bankId, title: '线程池的参数怎样设置？' })
  })
  afterAll(() => t.close())
  afterEach(() => vi.restoreAllMocks())

  async function callsOf(q: string) {
    const page = vi.spyOn(DocumentRepository.prototype, 'page')
    const rare = vi.spyOn(RareWordsRepository.prototype, 'find')
    const mostRead = vi.spyOn(DocumentRepository.prototype, 'mostRead')
    const { total, neighbours } = await t.guest.search.page({ q })
    const calls = [page, rare, mostRead].map((spy) => spy.mock.calls.length)
    return { total, neighbours: neighbours.length, calls }
  }

  test('结果多而有几个有分量的词：少见的词一次，页一次', async () => {
    expect(await callsOf('Redis持久化')).toEqual({ total: 6, neighbours: 0, calls: [1, 1, 0] })
  })

  test('结果多而只有一个词：只有页一次', async () => {
    expect(await callsOf('redis')).toEqual({ total: 6, neighbours: 0, calls: [1, 0, 0] })
  })

  test('按全部的词没有、按少见的词有：页仍只一次', async () => {
    const { total, calls } = await callsOf('线程池参数与饥饿')
    expect([total, ...calls]).toEqual([1, 1, 1, 0])
  })

  test('什么都没有：少见的词只找一次，然后是读得多的', async () => {
    const { total, neighbours, calls } = await callsOf('沧海桑田 海枯石烂')
    expect([total, ...calls]).toEqual([0, 1, 1, 1])
    expect(neighbours).toBeGreaterThan(0)
  })
})
