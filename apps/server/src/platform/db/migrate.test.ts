import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createUnmigratedDatabase } from '../../testing/test-database.ts'
import { StartupError } from '../startup-error.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'

let database: Database
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'migrations-'))
  database = await createUnmigratedDatabase()
})

afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const write = (name: string, text: string) => writeFile(path.join(folder, name), text)

async function names(
  query = sql<{ name: string }>`select name from schema_migration order by name`,
): Promise<string[]> {
  return (await query.execute(database.kysely)).rows.map(({ name }) => name)
}

const tables = () =>
  names(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )

const refusal = async (): Promise<string> => {
  const error: unknown = await migrate(database, folder).then(
    () => expect.fail('the migration was not refused'),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartupError)
  const message = error instanceof Error ? error.message : ''
  expect(message).not.toContain('\n')
  return message
}

describe('a file', () => {
  it('may hold many statements, functions and comments, each seeing the ones before', async () => {
    await write(
      '0001_all.sql',
      `create table a (id bigint primary key); -- a comment; with a semicolon
      create function double(x bigint) returns bigint language plpgsql as $$ begin return x * 2; end $$;
      insert into a values (double(21));
      create index a_id on a (id);`,
    )
    await migrate(database, folder)
    const { rows } = await sql`select id from a`.execute(database.kysely)
    expect(rows).toEqual([{ id: 42 }])
  })

  it('that fails leaves nothing half done, and the files before it stay', async () => {
    await write('0001_good.sql', 'create table good (id int)')
    await write('0002_bad.sql', 'create table half (id int); create table half (id int)')
    expect(await refusal()).toContain('0002_bad.sql')
    expect(await tables()).toEqual(['good', 'schema_migration'])
    expect(await names()).toEqual(['0001_good.sql'])

    await write('0002_bad.sql', 'create table half (id int)')
    await migrate(database, folder)
    expect(await names()).toEqual(['0001_good.sql', '0002_bad.sql'])
  })
})

describe('the folder', () => {
  beforeEach(async () => {
    await write('0001_first.sql', 'create table first (id int)')
    await write('0002_second.sql', 'alter table first rename to second')
    await migrate(database, folder)
  })

  it('is applied in order, once', async () => {
    await migrate(database, folder)
    expect(await tables()).toEqual(['schema_migration', 'second'])
    expect(await names()).toEqual(['0001_first.sql', '0002_second.sql'])
  })

  it('may grow at its end', async () => {
    await write('0003_third.sql', 'drop table second')
    await migrate(database, folder)
    expect(await tables()).toEqual(['schema_migration'])
  })

  it('is refused when an applied file was changed', async () => {
    await write('0001_first.sql', 'create table other (id int)')
    expect(await refusal()).toContain('0001_first.sql')
  })

  it('is taken when only the line ends of an applied file differ', async () => {
    await write('0003_third.sql', 'select 1;\nselect 2')
    await migrate(database, folder)
    await write('0003_third.sql', 'select 1;\r\nselect 2')
    await expect(migrate(database, folder)).resolves.toBeUndefined()
  })

  it('is refused when an applied file was renamed', async () => {
    await rename(path.join(folder, '0002_second.sql'), path.join(folder, '0002_renamed.sql'))
    expect(await refusal()).toContain('0002_second.sql')
  })

  it('is refused when an applied file is missing', async () => {
    await rm(path.join(folder, '0002_second.sql'))
    expect(await refusal()).toContain('0002_second.sql')
  })

  it.each([
    ['leaves a gap', '0004_third.sql'],
    ['repeats a number', '0002_third.sql'],
    ['has no number', 'third.sql'],
  ])('is refused when a file %s', async (_, name) => {
    await write(name, 'create table never (id int)')
    await refusal()
    expect(await tables()).toEqual(['schema_migration', 'second'])
  })
})

it('several servers that start at once apply each file once', async () => {
  for (const number of ['0001', '0002', '0003']) {
    await write(`${number}_x.sql`, `create table t${number} (id int); select pg_sleep(0.05)`)
  }
  await Promise.all([1, 2, 3, 4].map(() => migrate(database, folder)))
  expect(await names()).toEqual(['0001_x.sql', '0002_x.sql', '0003_x.sql'])
})
