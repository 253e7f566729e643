import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppendableBody } from './AppendableBody.ts'

test('whatever stands before, each end comes whole behind it in every encoding', async () => {
  const ends = fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 400, unit: 'grapheme' }), ends, async (start, many) => {
      const body = new AppendableBody(start)
      for (const end of many) {
        const whole = Buffer.from(start + end)
        expect(await body.withEnd(end, 'identity')).toEqual(whole)
        expect(brotliDecompressSync(await body.withEnd(end, 'br'))).toEqual(whole)
        expect(gunzipSync(await body.withEnd(end, 'gzip'))).toEqual(whole)
      }
    }),
  )
})

test('a page of several blocks, whose window was left, with the longest end', async () => {
  const start = Array.from({ length: 60_000 }, (_, index) => `<li>${index * index} 题</li>`).join('')
  const end = 'x'.repeat(65_535)
  const body = new AppendableBody(start)
  expect(brotliDecompressSync(await body.withEnd(end, 'br')).toString()).toBe(start + end)
  expect(gunzipSync(await body.withEnd(end, 'gzip')).toString()).toBe(start + end)
})

test('the compressed start is the same for all: answers differ in their ends alone', async () => {
  const body = new AppendableBody('page '.repeat(1_000))
  const [first, second] = [await body.withEnd('nonce-1', 'br'), await body.withEnd('nonce-2', 'br')]
  const different = [...first.keys()].filter((index) => first[index] !== second[index])
  expect(different).toEqual([first.length - 2])
})

test.each(['', 'x'.repeat(65_536)])(
  'no end and one that fills more than a block are refused',
  async (end) => {
    await expect(new AppendableBody('page').withEnd(end, 'br')).rejects.toThrow(RangeError)
  },
)
