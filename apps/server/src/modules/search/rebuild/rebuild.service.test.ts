import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBank, createKnowledgePoint, createQuestion } from '../../../testing/factories.ts'
import { settleJobs } from '../../../testing/settle-jobs.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { indexQuestions } from '../../question/search-source.ts'
import type { RebuildProgress } from './rebuild.service.ts'

/** Some batches. */
const QUESTIONS = 50

describe('重建搜索', () => {
  let t: TestApp
  let ids: number[]

  beforeAll(async () => {
    t = await startTestApp()
    const bankId = await createBank(t.database, {})
    ids = []
    for (let place = 0; place < QUESTIONS; place += 1)
      ids.push(await createQuestion(t.database, { bankId, title: `第${place}道关于缓存的题` }))
    await createKnowledgePoint(t.database)
    await settleJobs(t.database)
  })
  afterAll(() => t.close())

  const documents = async () => {
    const { rows } = await sql<{ kind: string; ref_id: number }>`
      select kind, ref_id, is_public, title, body, title_terms::text, terms::text, time
      from search_document order by kind, ref_id`.execute(t.database.kysely)
    return rows
  }
  const rebuild = async (between: (progress: RebuildProgress) => Promise<unknown> = async () => null) => {
    const seen: RebuildProgress[] = []
    for await (const progress of t.services.searchRebuild.run()) {
      seen.push(progress)
      await between(progress)
    }
    return seen
  }
  const titleOf = (id: number) =>
    sql<{ title: string }>`select title from search_document where kind = 'question' and ref_id = ${id}`
      .execute(t.database.kysely)
      .then(({ rows }) => rows[0]?.title)
  const rename = (id: number, title: string) =>
    t.database.kysely.transaction().execute(async (trx) => {
      await trx.updateTable('question').set({ title }).where('id', '=', id).execute()
      await indexQuestions(trx, [id])
    })

  test('缺的补上，旧的改正，多余的删掉，说出做到哪里', async () => {
    const [gone = 0] = ids.splice(7, 1)
    const before = (await documents()).filter((row) => row.kind !== 'question' || row.ref_id !== gone)
    const db = t.database.kysely
    await sql`delete from search_document where ref_id % 3 = 0`.execute(db)
    await sql`update search_document set title = '旧的', terms = '', body = '' where ref_id % 3 = 1`.execute(
      db,
    )
    await sql`
      insert into search_document (kind, ref_id, is_public, title, body, title_terms, terms, popularity, time)
      select kind, id, true, '不在了的', '', '', '', 0, now() from (values ('question', 999999), ('discussion', 5)) as gone (kind, id)`.execute(
      db,
    )
    await sql`delete from question where id = ${gone}`.execute(db)
    const seen = await rebuild()
    expect(await documents()).toEqual(before)
    expect(seen[0]).toEqual({ done: 0, total: ids.length + 1 })
    expect(seen.at(-1)).toEqual({ done: ids.length + 1, total: ids.length + 1 })
  })

  test('其间改了的、新写的都在，读的人一直找得到', async () => {
    const [first = 0] = ids
    const last = ids.at(-1) ?? 0
    let added = 0
    await rebuild(async ({ done }) => {
      expect((await t.guest.search.page({ q: '缓存' })).total).toBeGreaterThanOrEqual(ids.length - 2)
      if (done === 0) {
        await rename(last, '改在它被重写之前')
        added = await createQuestion(t.database, {
          bankId: await createBank(t.database, {}),
          title: '其间新写的',
        })
      } else if (done === 40) await rename(first, '改在它被重写之后')
    })
    expect([await titleOf(first), await titleOf(last), await titleOf(added)]).toEqual([
      '改在它被重写之后',
      '改在它被重写之前',
      '其间新写的',
    ])
  })

  test('同时有人在改：后写的留下', async () => {
    const some = ids.slice(10, 40)
    const rounds = 5
    await Promise.all([
      rebuild(),
      (async () => {
        for (let round = 0; round < rounds; round += 1)
          for (const id of some) await rename(id, `第${round}次改${id}`)
      })(),
    ])
    const titles = await Promise.all(some.map(titleOf))
    expect(titles).toEqual(some.map((id) => `第${rounds - 1}次改${id}`))
  })

  test('新的规则使服务器启动后重写一次，不用再写时什么也不做', async () => {
    const { rebuildOutdatedSearch, searchRebuild } = t.services
    await sql`update search_state set version = 0`.execute(t.database.kysely)
    await sql`delete from search_document`.execute(t.database.kysely)
    expect(await searchRebuild.isOutdated()).toBe(true)
    await rebuildOutdatedSearch()
    await settleJobs(t.database)
    expect(await searchRebuild.isOutdated()).toBe(false)
    const written = await documents()
    expect(written.length).toBeGreaterThan(ids.length)
    await sql`delete from search_document where kind = 'knowledgePoint'`.execute(t.database.kysely)
    await rebuildOutdatedSearch()
    await settleJobs(t.database)
    expect((await documents()).length).toBe(written.length - 1)
  })

  test('中断了的，已经写好的留着，版本还是旧的', async () => {
    const stopped = new AbortController()
    await sql`update search_state set version = 0`.execute(t.database.kysely)
    const run = async () => {
      for await (const { done } of t.services.searchRebuild.run(stopped.signal))
        if (done === 40) stopped.abort()
    }
    await expect(run()).rejects.toThrow()
    expect(await t.services.searchRebuild.isOutdated()).toBe(true)
    expect(await titleOf(ids[0] ?? 0)).toBeDefined()
  })
})
