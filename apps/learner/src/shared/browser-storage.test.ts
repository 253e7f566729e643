import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browserStorage } from './browser-storage.ts'

/** A localStorage that refuses what a test says. */
function stubLocalStorage(
  refuses: { reading?: boolean; writing?: boolean },
  entries: [string, string][] = [],
) {
  const values = new Map(entries)
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.stubGlobal('localStorage', {
    getItem: refuses.reading ? refuse : (key: string) => values.get(key) ?? null,
    setItem: refuses.writing ? refuse : (key: string, value: string) => values.set(key, value),
    removeItem: refuses.reading ? refuse : (key: string) => values.delete(key),
  })
  return values
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('keeps values beyond the tab', () => {
  browserStorage().setItem('theme', 'dark')
  expect(browserStorage().getItem('theme')).toBe('dark')
  browserStorage().removeItem('theme')
  expect(browserStorage().getItem('theme')).toBeNull()
})

describe.each([
  ['forbidden', { reading: true, writing: true }],
  ['full', { writing: true }],
])('%s', (_, refuses) => {
  test('a value is kept as long as the tab', () => {
    stubLocalStorage(refuses)
    const storage = browserStorage()
    storage.setItem('token', 'a')
    expect(storage.getItem('token')).toBe('a')
    storage.removeItem('token')
    expect(storage.getItem('token')).toBeNull()
  })
})

test('in a full storage the old value does not come back', () => {
  const values = stubLocalStorage({ writing: true }, [['token', 'old']])
  browserStorage().setItem('token', 'new')
  expect(values.has('token')).toBe(false)
})

test('with room again the storage has the value', () => {
  stubLocalStorage({ writing: true })
  const storage = browserStorage()
  storage.setItem('token', 'a')
  const values = stubLocalStorage({})
  storage.setItem('token', 'b')
  expect([storage.getItem('token'), values.get('token')]).toEqual(['b', 'b'])
})
