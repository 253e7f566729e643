import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { shrinkHeapAfterStart } from './shrink-heap.ts'

test('启动三秒之后彻底回收一次', async () => {
  const seen: unknown[] = []
  const observer = new PerformanceObserver((list) => seen.push(...list.getEntries().map(kindOf)))
  observer.observe({ entryTypes: ['gc'] })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    observer.disconnect()
    vi.useRealTimers()
  })

  shrinkHeapAfterStart()
  vi.advanceTimersByTime(2_999)
  await new Promise(setImmediate)
  expect(seen).not.toContain(constants.NODE_PERFORMANCE_GC_MAJOR)
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await vi.waitFor(() => expect(seen).toContain(constants.NODE_PERFORMANCE_GC_MAJOR))
})

/** What kind of collection an entry tells of. */
const kindOf = (entry: PerformanceEntry) => Object(Reflect.get(entry, 'detail')).kind
