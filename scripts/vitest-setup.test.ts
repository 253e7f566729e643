import { expect, test, vi } from 'vitest'

test.fails('a console message nobody expected fails the test', () => {
  console.error('boo %s', 1)
})

test('a message that the test expects is fine', () => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {})
  console.error('expected')
  expect(spy).toHaveBeenCalledWith('expected')
})
