import { expect, test } from 'vitest'
import { inPortions } from './in-portions.ts'
import { longActs } from './long-acts.ts'

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('many records are acted on a hundred at a time, and how far it is can be seen', async () => {
  const seen: unknown[] = []
  await inPortions(idsOf(250), async (portion) => {
    seen.push([portion.length, longActs.get()])
  })
  expect(seen).toEqual([
    [100, { done: 0, total: 250 }],
    [100, { done: 100, total: 250 }],
    [50, { done: 200, total: 250 }],
  ])
  expect(longActs.get()).toBeNull()
})

test('what one call takes is not worth a bar', async () => {
  await inPortions(idsOf(100), async () => expect(longActs.get()).toBeNull())
})

test('two at once are one bar, and one that fails leaves it to the other', async () => {
  let resolve = () => {}
  const released = new Promise<void>((done) => {
    resolve = done
  })
  const slow = inPortions(idsOf(200), () => released)
  const failing = inPortions(idsOf(300), async ([first]) => {
    if (first === 101) throw new Error('refused')
  })
  expect(longActs.get()).toEqual({ done: 0, total: 500 })
  await expect(failing).rejects.toThrow('refused')
  expect(longActs.get()).toEqual({ done: 0, total: 200 })
  resolve()
  await slow
  expect(longActs.get()).toBeNull()
})
