import { Code } from '@app/contract/common/envelope'
import { expect, test, vi } from 'vitest'
import { KeptText } from './KeptText.ts'

const MEGABYTE = 1024 * 1024
const NOW = new Date('2026-11-23T01:00:00Z')

test('一个人存下的到了上限，再多一点也不收；删了一些，过一会儿又收', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  const stored = [60 * MEGABYTE, 39 * MEGABYTE]
  const keptText = new KeptText(() =>
    stored.map((_, index) => ({ textBytes: async () => stored[index] ?? 0 })),
  )
  await keptText.take(1, MEGABYTE)
  const refused = await keptText.take(1, 1).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: Code.tooLarge, messageKey: 'keptTextFull', values: { count: 100 } })
  stored[1] = 0
  await expect(keptText.take(1, 1)).rejects.toThrow('keptTextFull')
  vi.setSystemTime(NOW.getTime() + 11_000)
  await keptText.take(1, 1)
})

test('反复改同一段文字，只算留下的', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  const measure = vi.fn(async () => MEGABYTE)
  const keptText = new KeptText(() => [{ textBytes: measure }])
  for (let saves = 0; saves < 300; saves += 1) {
    vi.setSystemTime(NOW.getTime() + saves * 1_000)
    await keptText.take(1, MEGABYTE)
  }
  expect(measure.mock.calls.length).toBeLessThan(10)
})
