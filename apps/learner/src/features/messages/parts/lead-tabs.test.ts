import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../shared/browser-storage.ts'
import { leadTabs } from './lead-tabs.ts'

/** A tab that leads until it is left. */
function openTab(storage = memoryStorage()) {
  const leaving = new AbortController()
  const led = vi.fn()
  const work = async (signal: AbortSignal) => {
    led()
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
  }
  const ended = leadTabs({ name: 'test', storage, signal: leaving.signal, work })
  return { led, ended, leave: () => leaving.abort() }
}

test('without locks one tab leads; when it goes, another does', async () => {
  const storage = memoryStorage()
  const tabs = [openTab(storage), openTab(storage)]
  const leaders = () => tabs.filter(({ led }) => led.mock.calls.length > 0)
  await vi.waitFor(() => expect(leaders()).toHaveLength(1))
  const [first] = leaders()
  first?.leave()
  await first?.ended
  await vi.waitFor(() => expect(leaders()).toHaveLength(2))
  for (const tab of tabs) tab.leave()
  await Promise.all(tabs.map(({ ended }) => ended))
})

test('a tab that was killed is followed when its lease is over', async () => {
  const storage = memoryStorage({ 'lead:test': `gone ${Date.now() + 500}` })
  const tab = openTab(storage)
  expect(tab.led).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(tab.led).toHaveBeenCalledOnce())
  tab.leave()
  await tab.ended
})

test('who waits to lead can leave', async () => {
  const storage = memoryStorage({ 'lead:test': `other ${Date.now() + 60_000}` })
  const tab = openTab(storage)
  tab.leave()
  await tab.ended
  expect(tab.led).not.toHaveBeenCalled()
})
