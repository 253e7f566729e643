import { observable } from 'mobx'
import { expect, test, vi } from 'vitest'
import { defer } from '../../testing/deferred.ts'
import { Toggle } from './Toggle.ts'

function makeSwitch(save: () => Promise<unknown>) {
  const shown = observable.box(false)
  const toggle = new Toggle()
  const flip = (key = 'favourite:1') =>
    toggle.set(key, { from: shown.get(), to: !shown.get(), show: (isOn) => shown.set(isOn), save })
  return { shown, flip }
}

test('the change shows before it is saved, and stays', async () => {
  const saved = defer<void>()
  const { shown, flip } = makeSwitch(() => saved.promise)
  const done = flip()
  expect(shown.get()).toBe(true)
  saved.resolve()
  await done
  expect(shown.get()).toBe(true)
})

test('what the server refuses is switched back', async () => {
  const { shown, flip } = makeSwitch(() => Promise.reject(new Error('refused')))
  await flip()
  expect(shown.get()).toBe(false)
})

test('a switch that is being saved takes no second click, another switch does', async () => {
  const saved = defer<void>()
  const save = vi.fn(() => saved.promise)
  const { flip } = makeSwitch(save)
  const clicks = [flip('favourite:1'), flip('favourite:1'), flip('favourite:2')]
  expect(save).toHaveBeenCalledTimes(2)
  saved.resolve()
  await Promise.all(clicks)
  await flip('favourite:1')
  expect(save).toHaveBeenCalledTimes(3)
})
