import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toTermVector } from '../../../platform/text/title-terms.ts'
import { createBank } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

/** How many questions of one title a bank gets. */
interface Group {
  bank: 'large' | 'small' | 'last'
  title: string
  count: number
}

// Of the words, some stand everywhere, some in one bank, some at the end of an order alone.
const groups: Group[] = [
  { bank: 'large', title: '如何保证一致', count: 1200 },
  { bank: 'large', title: '线程池怎样扩容', count: 300 },
  { bank: 'small', title: '如何选择索引', count: 30 },
  { bank: 'small', title: 'Kafka为什么快', count: 8 },
  { bank: 'last', title: '索引失效的情形', count: 40 },
  { bank: 'last', title: 'kafkacat是什么', count: 3 },
  { bank: 'last', title: '如何收尾', count: 2 },
]

const KEYWORDS = ['如何', '索引', '线程池', '收尾', 'kafka', 'kafkacat', '池', '如何 索引', '没有']
const FIELDS = { sortOrder: 'sort_order', createTime: 'create_time', viewCount: 'view_count' } as const

describe('按关键词列题', () => {
  let t: TestApp
  let banks: Record<Group['bank'], number>

  beforeAll(async () => {
    t = await startTestApp()
    banks = {
      large: await createBank(t.database),
      small: await createBank(t.database),
      last: await createBank(t.database),
    }
    for (const [index, { bank, title, count }] of groups.entries()) {
      await sql`
        insert into question (bank_id, slug, title, title_terms, difficulty, short_answer, answer, sort_order, view_count, create_time)
        select ${banks[bank]}, ${`g${index}-`} || n, ${title}, ${toTermVector(title)}::tsvector, 'easy', '答', '答',
          n * 7 % 50, n * 13 % 40, timestamptz '2026-01-01' + ${index} * interval '1 day' + n % 9 * interval '1 hour'
        from generate_series(1, ${count}::integer) n`.execute(t.database.kysely)
    }
  })
  afterAll(() => t.close())

  /** The same list, by looking at every question. */
  async function readThrough(keyword: string, field: keyof typeof FIELDS, way: string, bankId?: number) {
    const conditions = keyword.split(' ').map((word) => sql`lower(title) like ${`%${word}%`}`)
    const first = field === 'sortOrder' ? sql.raw(`bank_id ${way}, `) : sql``
    const { rows } = await sql<{ id: number }>`
      select id from question where ${sql.join(conditions, sql` and `)} ${bankId ? sql`and bank_id = ${bankId}` : sql``}
      order by ${first} ${sql.ref(FIELDS[field])} ${sql.raw(way)}, id ${sql.raw(way)} limit 1000`.execute(
      t.database.kysely,
    )
    return rows.map(({ id }) => id)
  }

  test.each(KEYWORDS)('%s：每种排序、每个题库、头尾几页都与逐题去找的一样', async (keyword) => {
    for (const bankId of [undefined, banks.small, banks.last]) {
      for (const sortField of ['sortOrder', 'createTime', 'viewCount'] as const) {
        for (const sortOrder of ['ascend', 'descend'] as const) {
          const expected = await readThrough(keyword, sortField, sortOrder.slice(0, -3), bankId)
          const lastPage = Math.max(1, Math.ceil(expected.length / 20))
          for (const current of new Set([1, 2, lastPage, lastPage + 1])) {
            const page = await t.guest.question.page({
              keyword,
              bankId,
              sortField,
              sortOrder,
              current,
              pageSize: 20,
            })
            const name = `${sortField} ${sortOrder}, page ${current}, bank ${bankId}`
            expect(page.total, name).toBe(expected.length)
            expect(
              page.records.map(({ id }) => id),
              name,
            ).toEqual(expected.slice(current * 20 - 20, current * 20))
          }
        }
      }
    }
  })

  test('数过的词随题目写、改、移、下架与删而变', async () => {
    const some = sql`(select id from question order by id limit 100)`
    const steps = [
      sql`update question set title_terms = ${toTermVector('改过的标题')}::tsvector where id in ${some}`,
      sql`update question set bank_id = ${banks.last}, slug = 'moved-' || slug where id in ${some}`,
      sql`update question set status = 'archived' where id in ${some}`,
      sql`update question set status = 'published' where id in ${some}`,
      sql`delete from question where id in ${some}`,
    ]
    for (const step of steps) {
      await step.execute(t.database.kysely)
      const { rows } = await sql`
        with known as (select term, bank_id, question_count::integer as count from question_term where question_count > 0),
        counted as (
          select t.term, q.bank_id, count(*)::integer as count
          from question q cross join lateral unnest(tsvector_to_array(q.title_terms)) as t (term)
          where q.status = 'published' group by t.term, q.bank_id)
        (select * from known except select * from counted) union all (select * from counted except select * from known)`.execute(
        t.database.kysely,
      )
      expect(rows).toEqual([])
    }
  })
})
