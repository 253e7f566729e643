import { AbortedTransactionError, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import type { Database } from './database.ts'

let database: Database

beforeEach(async () => {
  database = await createTestDatabase()
  await sql`create table note (id bigint primary key, body text not null)`.execute(database.kysely)
})

afterEach(() => database.close())

const add = (id: number, on = database.kysely) => sql`insert into note values (${id}, 'x')`.execute(on)

async function ids(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from note order by id`.execute(database.kysely)
  return rows.map(({ id }) => id)
}

describe('transactions', () => {
  it('keep what they wrote', async () => {
    await database.kysely.transaction().execute(async (transaction) => {
      await add(1, transaction)
      await add(2, transaction)
    })
    expect(await ids()).toEqual([1, 2])
  })

  it('leave nothing behind when they throw', async () => {
    const failing = database.kysely.transaction().execute(async (transaction) => {
      await add(1, transaction)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await ids()).toEqual([])
  })

  it('leave nothing behind when a statement fails', async () => {
    const failing = database.kysely.transaction().execute(async (transaction) => {
      await add(1, transaction)
      await add(1, transaction)
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect(await ids()).toEqual([])
  })

  it('do not pretend to commit after an error that was swallowed', async () => {
    const swallowing = database.kysely.transaction().execute(async (transaction) => {
      await add(1, transaction)
      await add(1, transaction).catch(() => undefined)
    })
    await expect(swallowing).rejects.toBeInstanceOf(AbortedTransactionError)
    expect(await ids()).toEqual([])
    await add(2)
    expect(await ids()).toEqual([2])
  })

  it('take no statements of others in', async () => {
    let outside: Promise<unknown> = Promise.resolve()
    const failing = database.kysely.transaction().execute(async (transaction) => {
      await add(1, transaction)
      outside = add(2)
      await add(3, transaction)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await outside
    expect(await ids()).toEqual([2])
  })

  it('lose no update when many run at once', async () => {
    await sql`insert into note values (0, '0')`.execute(database.kysely)
    const increment = () =>
      database.kysely.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ body: string }>`select body from note where id = 0 for update`.execute(
          transaction,
        )
        await sql`update note set body = ${String(Number(rows[0]?.body) + 1)} where id = 0`.execute(
          transaction,
        )
      })
    await Promise.all(Array.from({ length: 40 }, increment))
    const { rows } = await sql`select body from note`.execute(database.kysely)
    expect(rows).toEqual([{ body: '40' }])
  })

  it('go back to a savepoint', async () => {
    const transaction = await database.kysely.startTransaction().execute()
    await add(1, transaction)
    const afterFirst = await transaction.savepoint('first').execute()
    await add(2, afterFirst)
    const back = await afterFirst.rollbackToSavepoint('first').execute()
    await add(3, back)
    await back.releaseSavepoint('first').execute()
    await transaction.commit().execute()
    expect(await ids()).toEqual([1, 3])
  })

  it('have the isolation and access they ask for', async () => {
    const show = database.kysely
      .transaction()
      .setIsolationLevel('serializable')
      .setAccessMode('read only')
      .execute((transaction) =>
        sql`select current_setting('transaction_isolation') as isolation, current_setting('transaction_read_only') as readonly`.execute(
          transaction,
        ),
      )
    expect((await show).rows).toEqual([{ isolation: 'serializable', readonly: 'on' }])
  })
})

describe('statements', () => {
  it('sent at once each get their own answer', async () => {
    const asked = Array.from({ length: 300 }, (_, index) => index)
    const answers = await Promise.all(
      asked.map((n) => sql<{ n: number }>`select ${sql.lit(n)}::int as n`.execute(database.kysely)),
    )
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(asked)
  })

  it('say how many rows they changed', async () => {
    await database.kysely
      .insertInto('question_bank')
      .values(['a', 'b', 'c'].map((slug) => ({ slug, name: slug })))
      .execute()
    const updated = await database.kysely
      .updateTable('question_bank')
      .set({ name: 'x' })
      .where('slug', '<>', 'a')
      .executeTakeFirst()
    expect(updated.numUpdatedRows).toBe(2n)
  })

  it('that fail do no harm to the next ones', async () => {
    await expect(sql`select * from no_such_table`.execute(database.kysely)).rejects.toMatchObject({
      code: '42P01',
    })
    await expect(sql`select 1 / 0`.execute(database.kysely)).rejects.toMatchObject({ code: '22012' })
    await add(1)
    expect(await ids()).toEqual([1])
  })

  it('go on when a table has changed that they were prepared for', async () => {
    const readAll = () => sql`select * from note`.execute(database.kysely)
    await add(1)
    await readAll()
    await sql`alter table note add column mark int`.execute(database.kysely)
    await readAll().catch(() => undefined)
    expect((await readAll()).rows).toEqual([{ id: 1, body: 'x', mark: null }])
  })

  it('give large results whole', async () => {
    const { rows } = await sql<{ n: number; body: string }>`
      select n, repeat(chr(20013), 500) as body from generate_series(1, 20000) n`.execute(database.kysely)
    expect(rows).toHaveLength(20_000)
    expect(rows.at(-1)).toEqual({ n: 20_000, body: '中'.repeat(500) })
  })

  it('store large values whole', async () => {
    const body = '线程池'.repeat(500_000)
    await sql`insert into note values (1, ${body})`.execute(database.kysely)
    const { rows } = await sql<{ body: string }>`select body from note`.execute(database.kysely)
    expect(rows[0]?.body === body).toBe(true)
  })
})

it('a closed database answers nobody', async () => {
  const other = await createTestDatabase()
  await other.close()
  await expect(other.ping()).rejects.toThrow()
})
