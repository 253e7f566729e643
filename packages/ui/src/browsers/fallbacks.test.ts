import { expect, test, vi } from 'vitest'
import { fallbacks } from './fallbacks.ts'

/** Takes away what old browsers lack, and has the fallbacks put in its place. */
async function inOldBrowser() {
  for (const [owner, names] of fallbacks)
    for (const name of Object.keys(names)) Reflect.deleteProperty(owner, name)
  vi.resetModules()
  await import('./fallbacks.ts')
}

test('what old browsers lack behaves as in new ones', async () => {
  const Native = Intl.Segmenter
  await inOldBrowser()
  expect(Intl.Segmenter).not.toBe(Native)

  expect([3, 1, 2].toSorted()).toEqual([1, 2, 3])
  expect([1, 2, 3].toSorted((one, other) => other - one)).toEqual([3, 2, 1])
  expect([1, 2].toReversed()).toEqual([2, 1])
  expect([1, 2, 3].toSpliced(1, 1, 4, 5)).toEqual([1, 4, 5, 3])
  expect([1, 2].with(-1, 3)).toEqual([1, 3])
  expect(URL.canParse('/a', 'https://a.b')).toBe(true)
  expect(URL.canParse('/a')).toBe(false)
  const words = new Intl.Segmenter('zh-CN', { granularity: 'word' }).segment('加锁 lock_1。')
  expect([...words].map(({ segment }) => segment)).toEqual(['加', '锁', ' ', 'lock_1', '。'])
  const groupBy: unknown = Reflect.get(Object, 'groupBy')
  expect(typeof groupBy === 'function' && groupBy([1, 2, 3], (n: number) => n % 2)).toEqual({
    0: [2],
    1: [1, 3],
  })
})

test('any signal of several ends what they are given to, with its reason', async () => {
  await inOldBrowser()
  const [one, other] = [new AbortController(), new AbortController()]
  const any = AbortSignal.any([one.signal, other.signal])
  expect(any.aborted).toBe(false)
  other.abort('over')
  one.abort('later')
  expect(any.reason).toBe('over')
  expect(AbortSignal.any([AbortSignal.abort('before'), new AbortController().signal]).reason).toBe('before')
})

test('what a browser has is left as it is', async () => {
  const { toSorted } = Array.prototype
  vi.resetModules()
  await import('./fallbacks.ts')
  expect(Array.prototype.toSorted).toBe(toSorted)
})
