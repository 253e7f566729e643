import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startTestPglite } from '../../../testing/pglite-database.ts'
import { RESERVED_BYTES, SpaceGuard } from './guard-space.ts'
import { pgliteEngine } from './pglite-engine.ts'

let free: number
let guard: SpaceGuard

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  free = RESERVED_BYTES
  guard = new SpaceGuard(pgliteEngine(await startTestPglite('empty')), () => free)
  await run('create table kept (n int)')
})
afterEach(async () => {
  vi.useRealTimers()
  await guard.close()
})

/** The look at the disk is some milliseconds old at most. */
async function run(sql: string) {
  vi.advanceTimersByTime(100)
  return (await guard.query(sql, [])).rows
}

it('refuses writes while the disk is nearly full, reads on, and writes again when there is room', async () => {
  await run('insert into kept values (1)')
  free = RESERVED_BYTES - 1
  await expect(run('insert into kept values (2)')).rejects.toMatchObject({ code: '53100' })
  expect(() => guard.requireSpace()).toThrow()
  expect(await run('select n from kept')).toEqual([{ n: 1 }])
  free = RESERVED_BYTES
  await run('insert into kept values (3)')
  guard.requireSpace()
  expect(await run('select n from kept')).toEqual([{ n: 1 }, { n: 3 }])
})

it('stops a transaction in which the disk gets full, and none after it', async () => {
  await run('start transaction')
  await run('insert into kept values (1)')
  free = 0
  await expect(run('insert into kept values (2)')).rejects.toMatchObject({ code: '53100' })
  await run('rollback')
  await run('start transaction')
  await expect(run('insert into kept values (3)')).rejects.toMatchObject({ code: '53100' })
  await run('rollback')
  free = RESERVED_BYTES
  await run('start transaction')
  await run('insert into kept values (4)')
  await run('commit')
  expect(await run('select n from kept')).toEqual([{ n: 4 }])
})

it('lets a transaction that has written commit what it has', async () => {
  await run('start transaction')
  await run('insert into kept values (1)')
  free = 0
  await run('commit')
  expect(await run('select n from kept')).toEqual([{ n: 1 }])
})
