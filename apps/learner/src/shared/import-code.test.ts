import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importCode } from './import-code.ts'

const load = vi.fn(async () => 'code')
const ask = vi.fn<typeof fetch>()

beforeEach(() => {
  load.mockClear()
  ask.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', ask)
})
afterEach(() => vi.unstubAllGlobals())

test('with a network nothing is asked before', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  expect(await importCode(load)).toBe('code')
  expect(ask).not.toHaveBeenCalled()
})

test('without a network nothing is imported, as some browsers would remember that it failed', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(importCode(load)).rejects.toThrow(TypeError)
  expect(load).not.toHaveBeenCalled()
})

test('a server on the same machine is reached without a network', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(await importCode(load)).toBe('code')
})
