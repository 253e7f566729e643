import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { doWork } from './do-work.ts'

test('finds a number whose hash begins with so many zero bits', async () => {
  const work = await doWork({ challenge: 'a.b', bits: 10 })
  expect(work).toMatch(/^a\.b:\d+$/)
  expect(createHash('sha256').update(work).digest().readUInt16BE()).toBeLessThan(2 ** 6)
})

test('ends when nobody waits any more', async () => {
  await expect(doWork({ challenge: 'a', bits: 256 }, AbortSignal.abort(new Error('left')))).rejects.toThrow(
    'left',
  )
})
