import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import type { Database } from './database.ts'
import { isForeignKeyViolation, isUniqueViolation, temporaryFault } from './errors.ts'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.fail('the statement succeeded'),
    (error: unknown) => error,
  )

const addUser = (email: string) =>
  database.kysely.insertInto('app_user').values({ email, username: email, password_hash: 'x' }).execute()

it('a second row of a unique value is a unique violation, of that constraint', async () => {
  await addUser('a@example.com')
  const error = await failureOf(addUser('A@example.com'))
  expect(isUniqueViolation(error)).toBe(true)
  expect(isUniqueViolation(error, 'app_user_email_key')).toBe(true)
  expect(isUniqueViolation(error, 'app_user_username_key')).toBe(false)
  expect(isForeignKeyViolation(error)).toBe(false)
})

it('a row that refers to nothing is a foreign key violation', async () => {
  const error = await failureOf(
    database.kysely.insertInto('daily_question').values({ day: '2026-01-01', question_id: 1 }).execute(),
  )
  expect(isForeignKeyViolation(error)).toBe(true)
  expect(isForeignKeyViolation(error, 'daily_question_question_id_fkey')).toBe(true)
  expect(isUniqueViolation(error)).toBe(false)
})

it('an error that a library has wrapped is still known', async () => {
  await addUser('b@example.com')
  const error = new Error('job failed', { cause: await failureOf(addUser('b@example.com')) })
  expect(isUniqueViolation(error, 'app_user_email_key')).toBe(true)
})

it.each([new Error('no code'), { code: '23505' }, null, '23505'])('%o is no violation', (error) => {
  expect(isUniqueViolation(error)).toBe(false)
  expect(isForeignKeyViolation(error)).toBe(false)
})

it('other failures of the database are no violations', async () => {
  const error = await failureOf(sql`select 1 / 0`.execute(database.kysely))
  expect(isUniqueViolation(error)).toBe(false)
})

it.each(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', '57P01'])(
  '%s is a database that is away for now',
  (code) => {
    expect(temporaryFault(Object.assign(new Error('away'), { code }))).toBe('databaseBusy')
  },
)
